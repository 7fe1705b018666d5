import { businessTimeZone } from './constants.ts';

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: businessTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The Israel calendar day of an instant, `YYYY-MM-DD`. */
export function israelDay(instant: Date): string {
  return dayFormat.format(instant);
}
