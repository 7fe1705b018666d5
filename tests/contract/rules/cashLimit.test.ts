import { expect, it } from 'vitest';
import { allowedCash, cashLimit } from '#contract/rules/cashLimit.ts';

it.each([
  ['2018-12-31', Infinity],
  ['2019-01-01', 1_100_000],
  ['2022-07-31', 1_100_000],
  ['2022-08-01', 600_000],
  ['2026-11-15', 600_000],
])('of %s cash is limited in deals above %d agorot', (day, limit) => {
  expect(cashLimit(day)).toBe(limit);
});

it.each([
  // Up to the limit all of it.
  ['2026-11-15', 600_000, 600_000],
  // Above it a tenth, to the agora below.
  ['2026-11-15', 600_001, 60_000],
  ['2026-11-15', 1_000_000, 100_000],
  // And never more than the limit.
  ['2026-11-15', 6_000_000, 600_000],
  ['2026-11-15', 9_000_000, 600_000],
  ['2022-07-31', 1_000_000, 1_000_000],
  ['2022-07-31', 1_200_000, 120_000],
  ['2018-12-31', 9_000_000, 9_000_000],
])('of %s a deal of %d may have %d in cash', (day, price, allowed) => {
  expect(allowedCash(day, price)).toBe(allowed);
});
