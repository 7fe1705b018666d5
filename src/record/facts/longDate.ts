import type { Locale } from '#contract/constants.ts';
import type { WireDate } from '#src/meta/format/dateText.ts';

/** The day in words of a language, with its weekday. */
function dayFormat(locale: Locale, timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  });
}

/**
 * The long form of a date with its weekday (spec §9 "Dates"), and the time of an instant behind it.
 * @example longDate({ kind: 'day', day: '2026-11-15' }, 'he-IL', 'Asia/Jerusalem') // 'יום ראשון, 15 בנובמבר 2026'
 */
export function longDate(date: WireDate, locale: Locale, timeZone: string): string {
  // A business day is the same day in every zone.
  if (date.kind === 'day') return dayFormat(locale, 'UTC').format(new Date(`${date.day}T12:00:00Z`));
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return `${dayFormat(locale, timeZone).format(date.at)}, ${time.format(date.at)}`;
}
