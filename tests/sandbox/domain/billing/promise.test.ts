import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { addDays, addMonths } from '#contract/calendarDays.ts';
import { chargeDates, planOf, type Schedule } from '#contract/rules/schedule.ts';
import { withoutSeededDeals } from '#tests/support/engine.ts';
import { someSchedule } from '#tests/support/schedules.ts';
import { recordFirstDay } from '#sandbox/jobs/dueCharges.ts';
import { operate } from '#tests/support/send.ts';
import { openDeals } from '#tests/support/openDeals.ts';

const { sandbox, maker, engine } = await openDeals();
beforeAll(async () => {
  await withoutSeededDeals(sandbox);
  await recordFirstDay(engine.context);
});

const start = '2026-11-15';
const until = addMonths(start, 6);
const deals = 12;

/** Days from the start on which a pause begins and how long it is; none for some. */
const somePause = fc.option(
  fc.record({ from: fc.integer({ min: 0, max: 150 }), length: fc.integer({ min: 1, max: 60 }) }),
);

it('six months on, deals of any schedule were charged on the days that the preview promised', async () => {
  const wanted = fc.array(fc.tuple(someSchedule(start), somePause), { minLength: deals, maxLength: deals });
  await fc.assert(
    fc.asyncProperty(wanted, async (schedules) => {
      const made: { id: string; promised: string[] }[] = [];
      for (const [schedule, pause] of schedules) {
        const id = await maker.create({ billingSchedule: schedule satisfies Schedule });
        const pausedFrom = pause ? addDays(start, pause.from) : null;
        const pausedTo = pausedFrom && pause ? addDays(pausedFrom, pause.length) : null;
        if (pausedFrom) {
          const body = { pausedFrom, pausedTo };
          expect((await operate(maker.ask, 'billing.pause', { path: { id }, body })).status).toBe(200);
        }
        const asked = { pausedFrom, pausedTo, limit: 200 };
        made.push({ id, promised: chargeDates(planOf(schedule, start), asked).filter((day) => day <= until) });
      }
      await engine.runUntil(until);
      for (const { id, promised } of made) expect(await engine.daysOf(id)).toEqual(promised);
    }),
    // Once, for all of them: the clock does not go back.
    { numRuns: 1, endOnFailure: true },
  );
});
