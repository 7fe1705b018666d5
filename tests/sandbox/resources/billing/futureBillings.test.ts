import * as fc from 'fast-check';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#contract/calendarDays.ts';
import { chargeDates, planOf } from '#contract/rules/schedule.ts';
import type { Database } from '#sandbox/core/database.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { futureBillings } from '#sandbox/resources/billing/futureBillingsView.ts';
import { someDay, someSchedule } from '#tests/support/schedules.ts';
import { openSeededDatabase } from '#tests/support/seededDatabase.ts';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openSeededDatabase());
});
afterAll(() => close());

const pauses = fc.oneof(
  fc.constant({ from: null, length: null }),
  fc.record({ from: fc.integer({ min: 0, max: 200 }), length: fc.option(fc.integer({ min: 1, max: 300 })) }),
);
const cases = someDay.chain((today) =>
  fc.record({
    today: fc.constant(today),
    schedule: someSchedule(today),
    pause: pauses,
    made: fc.integer({ min: 0, max: 5 }),
  }),
);

it('future billings are what the rule counts, for any schedule', async () => {
  const [deal] = await db.select().from(billingDeals).limit(1);
  const isDeal = eq(billingDeals.billingDealID, deal?.billingDealID ?? '');
  await fc.assert(
    fc.asyncProperty(cases, async ({ today, schedule, pause, made }) => {
      const plan = planOf(schedule, today);
      const all = chargeDates(plan, { limit: made + 1 });
      const next = all[made];
      if (next === undefined) return;
      const pausedFrom = pause.from === null ? null : addDays(next, pause.from);
      const pausedTo = pausedFrom && pause.length !== null ? addDays(pausedFrom, pause.length) : null;
      const state = { nextScheduledTransaction: next, currentDeal: made, pausedFrom, pausedTo };
      await db
        .update(billingDeals)
        .set({ ...plan, ...state, active: true, finished: false, deletedAt: null })
        .where(isDeal);
      const rows = await db
        .select({ day: futureBillings.scheduledDate, number: futureBillings.chargeNumber })
        .from(futureBillings)
        .where(eq(futureBillings.billingDealID, deal?.billingDealID ?? ''))
        .orderBy(asc(futureBillings.scheduledDate));
      const expected = chargeDates(plan, { next, chargesMade: made, pausedFrom, pausedTo, limit: 12 });
      expect(rows).toEqual(expected.map((day, index) => ({ day, number: made + index + 1 })));
    }),
  );
});
