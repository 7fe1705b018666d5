import { israelWallClock } from '#contract/israelClock.ts';

/** A calendar day for people to read. @example shownDay('2026-11-15') // '15/11/2026' */
export const shownDay = (day: string): string => day.slice(0, 10).split('-').toReversed().join('/');

/** An instant by Israel's clock. @example shownTime(instant) // '15/11/2026 14:30' */
export function shownTime(instant: Date): string {
  const [day = '', time = ''] = israelWallClock(instant).toISOString().split('T');
  return `${shownDay(day)} ${time.slice(0, 5)}`;
}
