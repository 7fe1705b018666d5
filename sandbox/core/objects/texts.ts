import type { Locale } from '#contract/constants.ts';
import { textOfCode } from '#sandbox/core/dictionaries/catalogue.ts';
import type { BillingSchedule, InvoiceDetails } from './stored.ts';

/** Objects of docs/wire.md §3.1 as one line of text, for the cells of a spreadsheet. */

/** `2021-11-30` → `30/11/2021` (spec §9 "Dates"). */
function dayText(day: string | undefined): string {
  return day ? day.slice(0, 10).split('-').toReversed().join('/') : '';
}

const joined = (separator: string, parts: (string | undefined)[]) => parts.filter(Boolean).join(separator);

/** period / start / end, as spec §3 "Billing schedule" shows it; what happens once has no end of its own. */
export function scheduleText(schedule: BillingSchedule, locale: Locale): string {
  const { startAtType, startAt, endAtType, endAt, endAtNumberOfPayments } = schedule;
  const period = textOfCode(locale, 'repeatPeriodTypeEnum', schedule.repeatPeriodType);
  const start = joined(': ', [textOfCode(locale, 'startAtTypeEnum', startAtType), dayText(startAt)]);
  const payments = endAtNumberOfPayments === undefined ? '' : String(endAtNumberOfPayments);
  const end = joined(': ', [textOfCode(locale, 'endAtTypeEnum', endAtType), dayText(endAt) || payments]);
  return joined(' / ', [period, start, schedule.repeatPeriodType === 'oneTime' ? '' : end]);
}

/** Type and subject. */
export function invoiceText({ invoiceType, invoiceSubject }: InvoiceDetails, locale: Locale): string {
  return joined(' – ', [textOfCode(locale, 'invoiceTypeEnum', invoiceType), invoiceSubject]);
}
