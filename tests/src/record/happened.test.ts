import { expect, it } from 'vitest';
import { newestOf, orderOf } from '#src/record/activity/happened.ts';

const of = (list: string, ...dates: string[]) =>
  dates.map((date) => ({ list, row: { id: `${list} ${date}` }, at: orderOf(date) }));

it('puts the newest of several lists in one order', () => {
  const payments = of('payments', '2026-11-20T10:00:00Z', '2026-11-18T10:00:00Z');
  const deals = of('deals', '2026-11-19', '2026-01-01');
  expect(newestOf([payments, deals], 3).map(({ row }) => row.id)).toEqual([
    'payments 2026-11-20T10:00:00Z',
    'deals 2026-11-19',
    'payments 2026-11-18T10:00:00Z',
  ]);
});

it('puts what has no date last', () => {
  expect(newestOf([of('a', 'never'), of('b', '2020-01-01')], 9).map(({ row }) => row.id)).toEqual([
    'b 2020-01-01',
    'a never',
  ]);
});
