import { israelDay } from '#contract/israelDay.ts';

/** Israel's day now, `YYYY-MM-DD`: what forms judge expiries by. */
export function israelToday(): string {
  return israelDay(new Date());
}
