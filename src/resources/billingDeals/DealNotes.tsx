import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { chargingOf } from '#src/fields/deal/chargingGap.ts';
import { dayText } from '#src/fields/deal/dayText.ts';
import { useReadAllAgain } from '#src/dataProvider/useReadings.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import { useHubChanges } from '#src/realtime/useHubChanges.ts';
import { RecordNote, RecordNotes } from '#src/record/RecordNotes.tsx';
import { useShownRecord } from '#src/record/useShownRecord.ts';
import { pathTo, policyOf } from '#src/resources/paths.ts';
import { useSettings } from '#src/settings/settings.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { ForeignText } from '#src/ui/ForeignText.tsx';
import { SupportLink } from '#src/ui/SupportLink.tsx';
import { dealNotes } from './dealNotes.ts';

/** What keeps a deal from being charged, and what to do about it. */
export function DealNotes() {
  const record = useShownRecord<'billingDeals'>();
  const translate = useTranslate();
  const readAllAgain = useReadAllAgain();
  useHubChanges('deals', record.billingDealID, () => void readAllAgain());
  const mayEdit = useIsOpen()(policyOf('EditBillingDeal'));
  const terminal = useSettings().allTerminals.find(({ terminalID }) => terminalID === record.terminalID);
  const failures = record.failedAttemptsCount ?? 0;
  const values = {
    card: `\u2066${record.creditCardDetails?.cardExpiration ?? ''}\u2069`,
    from: dayText(record.pausedFrom),
    to: dayText(record.pausedTo),
    next: dayText(record.nextScheduledTransaction),
    terminal: terminal?.label ?? '',
    feature: translate('feature.name.Billing'),
    smart_count: failures,
    count: failures,
  };
  return (
    <RecordNotes>
      {dealNotes(record, israelToday(), terminal && chargingOf(terminal)).map(({ key, tone, edited }) => (
        <RecordNote key={key} tone={tone}>
          <p>
            <strong>
              {key === 'cardDeleted' ? translate('CardTokenDeleted') : translate(`deal.note.${key}`, values)}
            </strong>
            {key === 'failed' && record.lastError && (
              <>
                {' · '}
                <ForeignText>{record.lastError}</ForeignText>
              </>
            )}
            {(key === 'paused' || key === 'pausedUntil') && record.pauseReason && (
              <>
                {' · '}
                <bdi>{record.pauseReason}</bdi>
              </>
            )}
          </p>
          <p>
            {translate(`deal.advice.${key}`, values)}{' '}
            {edited && mayEdit && (
              <Link to={pathTo('EditBillingDeal', { id: record.billingDealID })}>{translate('deal.edit')}</Link>
            )}
          </p>
          {key === 'noService' && (
            <p>
              <SupportLink />
            </p>
          )}
        </RecordNote>
      ))}
    </RecordNotes>
  );
}
