import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { toDecimal } from '#contract/money.ts';
import { dateText } from '#src/meta/format/dateText.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { previewedCharges, type ChargeAhead } from './chargesAhead.ts';
import styles from './SchedulePreview.module.css';

/** Charges in sight before somebody asks for all. */
const openlyShown = 6;

interface SchedulePreviewProps {
  /** Undefined while the schedule is not sound. */
  charges: readonly ChargeAhead[] | undefined;
  /** Of each charge, in agorot; 0 while there is none. */
  agorot: number;
  currency: Currency;
}

const shown = (day: string) => dateText({ kind: 'day', day }, 'UTC');

/** How many, until when, and what they come to. */
function Sum({ charges, agorot, currency }: SchedulePreviewProps & { charges: readonly ChargeAhead[] }) {
  const translate = useTranslate();
  const last = charges.at(-1);
  if (!last) return translate('scheduleField.none');
  const counted = { smart_count: charges.length, count: charges.length, day: `\u2066${shown(last.day)}\u2069` };
  const key = charges.length === previewedCharges ? 'scheduleField.next' : 'scheduleField.all';
  return (
    <>
      {translate(key, counted)}
      {agorot > 0 && (
        <>
          {' · '}
          <MoneyText amount={toDecimal(agorot * charges.length)} currency={currency} />
        </>
      )}
    </>
  );
}

/** The charges a schedule leads to: their days, those of them on which Israel rests, amounts and sum. */
export function SchedulePreview({ charges, agorot, currency }: SchedulePreviewProps) {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const [all, setAll] = useState(false);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const rows = all ? (charges ?? []) : (charges ?? []).slice(0, openlyShown);
  return (
    <section className={styles.preview} aria-label={translate('scheduleField.preview')}>
      <p role="status" className={styles.sum}>
        {charges ? <Sum charges={charges} agorot={agorot} currency={currency} /> : translate('scheduleField.unsound')}
      </p>
      <ol className={styles.charges}>
        {rows.map(({ day, rest }) => (
          <li key={day}>
            <time dateTime={day}>
              <bdi dir="ltr">{shown(day)}</bdi> <span className={styles.weekday}>{weekday.format(new Date(day))}</span>
            </time>
            <span>{rest && <Chip tone="warning">{translate(`scheduleField.rest.${rest}`)}</Chip>}</span>
            {agorot > 0 && <MoneyText amount={toDecimal(agorot)} currency={currency} />}
          </li>
        ))}
      </ol>
      {charges && charges.length > openlyShown && (
        <button type="button" className={buttonClass()} aria-expanded={all} onClick={() => setAll(!all)}>
          {translate(all ? 'scheduleField.showFewer' : 'scheduleField.showAll', { count: charges.length })}
        </button>
      )}
    </section>
  );
}
