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
    expect(reportOf(plan, { outcomes: [{ id: 'a', done: true }], pathOf: (id) => `/rows/${id}` })).toEqual({
      done: 1,
      doneRows: [{ id: 'a', name: 'A', amount: shekels(1050), path: '/rows/a' }],
      waiting: [],
      refused: [{ ...skipped[0], how: 'skipped', calm: true, path: '/rows/e' }],
      moved: { ILS: 1050 },
      differences: [],
    });
  });

  it('tells what waits from what was not reached, and the page of what came of a row', () => {
    const outcomes = [{ id: 'a', done: true, path: '/charges/1' }] as const;
    const report = reportOf(plan, { outcomes, waiting: new Set(['b']), pathOf: (id) => `/rows/${id}` });
    expect(report.doneRows).toMatchObject([{ id: 'a', path: '/charges/1' }]);
    expect(report.waiting).toEqual([{ id: 'b', name: 'B', amount: shekels(5), path: '/rows/b' }]);
  });

  it('lists what failed after what was left alone, by name', () => {
    const report = reportOf(plan, { outcomes: [{ id: 'b', done: false, reason: 'No', how: 'declined' }] });
    expect(report.refused).toEqual([
      { ...skipped[0], how: 'skipped', calm: true },
      { id: 'b', name: 'B', reason: 'No', how: 'declined' },
    ]);
    expect(report.moved).toEqual({});
  });

  it('tells where a row moved something else, or more than nobody knew', () => {
    const report = reportOf(plan, {
      outcomes: [
        { id: 'a', done: true, amount: shekels(1000) },
        { id: 'b', done: true, amount: shekels(5) },
        { id: 'c', done: true, amount: shekels(300) },
        { id: 'd', done: true, amount: shekels(7) },
      ],
    });
    expect(report.moved).toEqual({ ILS: 1312 });
    expect(report.differences).toEqual([
      { id: 'a', name: 'A', planned: shekels(1050), moved: shekels(1000) },
      { id: 'c', name: undefined, planned: { agorot: 300, currency: 'USD' }, moved: shekels(300) },
      { id: 'd', name: undefined, planned: undefined, moved: shekels(7) },
    ]);
  });
});
