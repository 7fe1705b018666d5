import { addDays, addMonths } from '#contract/calendarDays.ts';
import { businessTimeZone } from '#contract/constants.ts';

const hourMs = 3_600_000;

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

/** Last day of a day's month. */
export function endOfMonth(day: string): string {
  return addDays(addMonths(`${day.slice(0, 8)}01`, 1), -1);
}
