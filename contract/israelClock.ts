import { businessTimeZone } from './constants.ts';
import { israelDay } from './israelDay.ts';

const wallFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: businessTimeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});
const dayMilliseconds = 86_400_000;

/**
 * Israel's wall clock at an instant, as a Date whose UTC fields read what the clock on the wall read; for cells of a
 * spreadsheet, which know no time zone.
 */
export function israelWallClock(instant: Date): Date {
  const part = Object.fromEntries(wallFormat.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second, instant.getUTCMilliseconds()));
}

/** Milliseconds by which Israel's clock is ahead of UTC at an instant. */
function offsetAt(instant: number): number {
  return israelWallClock(new Date(instant)).getTime() - instant;
}

/**
 * The first instant of an Israel calendar day, also on the days the clock is moved (docs/wire.md §1.5).
 * @param day `YYYY-MM-DD`
 */
export function startOfIsraelDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const offsets = [offsetAt(midnight - dayMilliseconds), offsetAt(midnight + dayMilliseconds)];
  const candidates = offsets.map((offset) => midnight - offset).filter((at) => israelDay(new Date(at)) === day);
  return new Date(Math.min(...candidates));
}

/**
 * The instant at which Israel's clock shows a time of a day.
 * @param day `YYYY-MM-DD`
 * @param time `HH:mm`
 */
export function israelInstant(day: string, time: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  return new Date(wall - offsetAt(wall - offsetAt(wall)));
}
