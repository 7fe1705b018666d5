import { useTranslate } from 'react-admin';
import { isCalendarDay } from '#contract/calendarDays.ts';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { TotalsText } from '#src/fields/lines/TotalsText.tsx';
import { toSchedule } from '#src/fields/schedule/scheduleValues.ts';
import { dateText } from '#src/meta/format/dateText.ts';
import { scheduleText } from '#src/meta/format/scheduleText.ts';
import { useSettings } from '#src/settings/settings.ts';
import { useLinkSettingsRows } from '#src/wizards/kit/link/useLinkSettingsRows.tsx';
import { ConfirmRows, type ConfirmRow } from '#src/wizards/kit/ConfirmRows.tsx';
import { requestMakesDocument } from '#src/wizards/billingRequest/form/requestValues.ts';
import { useWizardScene } from '#src/wizards/kit/wizardScene.ts';
import { useRequestValues } from '#src/wizards/billingRequest/useRequestValues.ts';

/** Everything that is going to be sent, in words, before it is. */
export function RequestConfirmStep() {
  const translate = useTranslate();
  const { currency, terminal } = useWizardScene();
  const { dictionaries } = useSettings();
  const values = useRequestValues();
  const { linkKind, dealDetails, billingSchedule, dueDate, invoiceDetails } = values;
  const { consumerName, consumerEmail, consumerPhone, dealDescription } = dealDetails;
  const settings = useLinkSettingsRows(values, linkKind === 'once');
  const said = (text: string) => <bdi key={text}>{text}</bdi>;
  const document = dictionaries.invoiceTypeEnum?.[invoiceDetails.invoiceType] ?? invoiceDetails.invoiceType;
  const rows: ConfirmRow[] = [
    [translate('billingRequest.kind.label'), translate(`billingRequest.kind.${linkKind}`)],
    ...(linkKind === 'once'
      ? ([
          [translate('wizard.customer'), said(consumerName)],
          [translate('billingRequest.sentToLabel'), said([consumerEmail, consumerPhone].filter(Boolean).join(' · '))],
        ] as const)
      : []),
    ...(dealDescription ? [[translate('dealField.description'), said(dealDescription)] as const] : []),
    [translate('deal.schedule'), said(scheduleText(toSchedule(billingSchedule), dictionaries, 'UTC'))],
    [
      translate('billingRequest.lastDay'),
      isCalendarDay(dueDate) ? said(dateText({ kind: 'day', day: dueDate }, 'UTC')) : translate('billingRequest.noEnd'),
    ],
    [translate('deal.document'), requestMakesDocument(values) ? document : translate('billingRequest.noDocument')],
    ...settings,
  ];
  return (
    <>
      <ConfirmRows rows={rows} />
      <TotalsText totals={totalsOf(values, terminal.vatRate ?? 0)} currency={currency} vatRate={terminal.vatRate} />
    </>
  );
}
