import { describe, expect, it } from 'vitest';
import { planOf, reportOf } from '#src/actions/many/plan.ts';

const shekels = (agorot: number) => ({ agorot, currency: 'ILS' });
const rows = [
  { id: 'a', name: 'A', amount: shekels(1050) },
  { id: 'b', name: 'B', amount: shekels(5) },
  { id: 'c', amount: { agorot: 300, currency: 'USD' } },
  { id: 'd' },
];
const skipped = [{ id: 'e', name: 'E', reason: 'card.expired' }];

describe('the plan for many rows', () => {
  it('sums what they move, by currency, and counts those nobody knows of', () => {
    expect(planOf(rows, skipped, true)).toEqual({ rows, skipped, sums: { ILS: 1055, USD: 300 }, unknown: 1 });
  });

  it('knows of no amounts where nothing is moved', () => {
    expect(planOf([{ id: 'a' }], [], false)).toMatchObject({ sums: {}, unknown: 0 });
  });
});

describe('the report against a plan', () => {
  const plan = planOf(rows, skipped, true);

  it('counts what was done with what was planned for it', () => {
    expect(reportOf(plan, [{ id: 'a', done: true }])).toEqual({
      done: 1,
      refused: skipped,
      moved: { ILS: 1050 },
      differences: [],
    });
  });

  it('lists what failed after what was left alone, by name', () => {
    const report = reportOf(plan, [{ id: 'b', done: false, reason: 'No' }]);
    expect(report.refused).toEqual([...skipped, { id: 'b', name: 'B', reason: 'No' }]);
    expect(report.moved).toEqual({});
  });

  it('tells where a row moved something else, or more than nobody knew', () => {
    const report = reportOf(plan, [
      { id: 'a', done: true, amount: shekels(1000) },
      { id: 'b', done: true, amount: shekels(5) },
      { id: 'c', done: true, amount: shekels(300) },
      { id: 'd', done: true, amount: shekels(7) },
    ]);
    expect(report.moved).toEqual({ ILS: 1312 });
    expect(report.differences).toEqual([
      { id: 'a', name: 'A', planned: shekels(1050), moved: shekels(1000) },
      { id: 'c', name: undefined, planned: { agorot: 300, currency: 'USD' }, moved: shekels(300) },
      { id: 'd', name: undefined, planned: undefined, moved: shekels(7) },
    ]);
  });
});
