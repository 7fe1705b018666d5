import { israelDay } from '#contract/israelDay.ts';

/** Business "now": the clock's instant and Israel's calendar day at it. */
export interface Moment {
  now: Date;
  today: string;
}

/** An instant with Israel's calendar day at it. */
export function momentOf(now: Date): Moment {
  return { now, today: israelDay(now) };
}
