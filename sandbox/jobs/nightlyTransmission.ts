import { israelDay } from '#contract/israelDay.ts';
import type { Context } from '#sandbox/core/context.ts';
import { addDays } from '#contract/calendarDays.ts';
import { israelInstant } from '#contract/israelClock.ts';
import { newID } from '#sandbox/core/newID.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { transmit } from '#sandbox/domain/money/transmission.ts';

/** Who transmits at night, as the timeline names it. */
const byNight = { name: 'שידור לילי', userID: null };

/** When a terminal's time of day came last. */
export function lastNight({ transmissionTime }: { transmissionTime: string }, now: Date): Date {
  const today = israelDay(now);
  const tonight = israelInstant(today, transmissionTime);
  return tonight <= now ? tonight : israelInstant(addDays(today, -1), transmissionTime);
}

/** The night of each terminal that this process has seen to; only saves asking again and again. */
const nightsDone = new WeakMap<Context, Map<string, number>>();

/**
 * Transmits what waited at each terminal when its time came last, also when nobody was there at that time. What was
 * transmitted does not wait any more, which is all the account there is of nights.
 */
export async function transmitNightly(context: Context): Promise<void> {
  const done = nightsDone.get(context) ?? new Map<string, number>();
  nightsDone.set(context, done);
  const { terminalID, merchantID, label, transmissionTime } = terminals;
  const all = await context.db.select({ terminalID, merchantID, label, transmissionTime }).from(terminals);
  for (const terminal of all) {
    const until = lastNight(terminal, context.clock.now());
    if (done.get(terminal.terminalID) === until.getTime()) continue;
    await transmit({ context, caller: byNight, correlationId: newID() }, terminal, { until });
    done.set(terminal.terminalID, until.getTime());
  }
}
