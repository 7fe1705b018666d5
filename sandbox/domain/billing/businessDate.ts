import { israelDay } from '#contract/israelDay.ts';
import { israelInstant } from '#contract/israelClock.ts';
import type { Context } from '#sandbox/core/context.ts';

/** When the charges of a day that is caught up on are made, Israel's clock. */
const chargingTime = '06:00';

/** The context as it is on an Israel day: today it is as ever; on a day that is caught up on the clock stands still. */
export function withBusinessDate(context: Context, day: string): Context {
  if (israelDay(context.clock.now()) === day) return context;
  const instant = israelInstant(day, chargingTime);
  return { ...context, clock: { ...context.clock, now: () => instant } };
}
