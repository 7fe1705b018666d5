import { describe, expect, it } from 'vitest';
import { wholeMonths } from '#sandbox/figures/keptFigures.ts';

describe('the whole months of some days', () => {
  it.each([
    [{}, { before: false, after: false }],
    [{ from: '2026-03-01' }, { first: '2026-03-01', before: false, after: false }],
    [{ from: '2026-03-02' }, { first: '2026-04-01', before: true, after: false }],
    [{ from: '2026-12-31' }, { first: '2027-01-01', before: true, after: false }],
    [{ to: '2026-03-31' }, { end: '2026-04-01', before: false, after: false }],
    [{ to: '2026-03-30' }, { end: '2026-03-01', before: false, after: true }],
    [{ to: '2026-03-01' }, { end: '2026-03-01', before: false, after: true }],
    [
      { from: '2026-01-15', to: '2026-03-15' },
      { first: '2026-02-01', end: '2026-03-01', before: true, after: true },
    ],
    [
      { from: '2026-02-01', to: '2026-02-28' },
      { first: '2026-02-01', end: '2026-03-01', before: false, after: false },
    ],
  ])('%j', (days, expected) => {
    expect(wholeMonths(days)).toEqual(expected);
  });

  it.each([
    { from: '2026-02-02', to: '2026-02-28' },
    { from: '2026-02-02', to: '2026-03-30' },
    { from: '2026-02-01', to: '2026-02-27' },
    { from: '2026-05-01', to: '2026-01-31' },
  ])('are none in %j', (days) => {
    expect(wholeMonths(days)).toBeUndefined();
  });
});
