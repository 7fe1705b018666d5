import { businessTimeZone } from '#contract/constants.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: businessTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const hourFormat = new Intl.DateTimeFormat('en-GB', { timeZone: businessTimeZone, hour: '2-digit', hourCycle: 'h23' });

const dayOfHour = new Map<number, string>();
const noonOfDay = new Map<string, number>();

function remembered<Key, Value>(memory: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const value = make();
  memory.set(key, value);
  return value;
}

/** The Israel calendar day of an instant, `YYYY-MM-DD`. Israel's offset is whole hours, so an hour has one day. */
export function dayOf(instant: Date): string {
  const hour = Math.floor(instant.getTime() / hourMs);
  return remembered(dayOfHour, hour, () => dayFormat.format(instant));
}

/** The instant at so many minutes after midnight of an Israel day, as its noon's offset counts. */
export function instantOf(day: string, minutes: number): Date {
  const noon = remembered(noonOfDay, day, () => {
    const utcNoon = Date.parse(`${day}T12:00:00Z`);
    return utcNoon - (Number(hourFormat.format(utcNoon)) - 12) * hourMs;
  });
  return new Date(noon + (minutes - 720) * 60_000);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Adds months; a day that the month lacks becomes its last one, as PostgreSQL counts. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Whole days from one day to a later one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** Last day of a day's month. */
export function endOfMonth(day: string): string {
  return addDays(addMonths(`${day.slice(0, 8)}01`, 1), -1);
}
