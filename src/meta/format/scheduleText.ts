import type { Dictionaries } from '#contract/envelope.ts';
import { dateText, parseWireDate } from './dateText.ts';

/** True of a billing schedule of docs/wire.md §3.7, wherever it stands. */
export function isSchedule(value: object): value is Record<string, unknown> {
  return ['repeatPeriodType', 'startAtType', 'endAtType'].every((key) => Object.hasOwn(value, key));
}

/**
 * A billing schedule in words, as spec §3 "Billing schedule" asks: period / start type: start / end type: end or
 * number of payments. A type without a value stands alone, and what happens once has no end of its own.
 * @example 'חודשית / היום / לאחר מספר תשלומים: 12'
 */
export function scheduleText(schedule: Record<string, unknown>, dictionaries: Dictionaries, timeZone: string): string {
  const word = (key: string) => {
    const code = schedule[key];
    return typeof code === 'string' ? (dictionaries[`${key}Enum`]?.[code] ?? code) : '';
  };
  const detail = (value: unknown) => {
    const date = parseWireDate(value);
    if (date) return dateText(date, timeZone);
    return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  };
  const part = (type: string, value: string) => (value === '' ? type : `${type}: ${value}`);
  return [
    word('repeatPeriodType'),
    part(word('startAtType'), detail(schedule.startAt)),
    schedule.repeatPeriodType !== 'oneTime' &&
      part(word('endAtType'), detail(schedule.endAt ?? schedule.endAtNumberOfPayments)),
  ]
    .filter(Boolean)
    .join(' / ');
}
