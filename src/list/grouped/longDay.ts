import type { Locale } from '#contract/constants.ts';
import { dateText, parseWireDate } from '#src/meta/format/dateText.ts';

/** A business day with its weekday in words (spec §9 "Dates"). @example longDay('2026-11-15', 'en-IL') // 'Sunday, 15/11/2026' */
export function longDay(value: string, locale: Locale): string {
  const date = parseWireDate(value);
  if (date?.kind !== 'day') return value;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return `${weekday.format(new Date(`${date.day}T00:00:00Z`))}, ${dateText(date, 'UTC')}`;
}
