import { describe, expect, it } from 'vitest';
import { parseList } from '#src/dataProvider/parseList.ts';
import { furtherIn } from '#src/list/amountsIn.ts';

const sums = [
  { currency: 'ILS', amounts: { refundAmount: 0, netTotal: 100, vatTotal: 18 } },
  { currency: 'USD', amounts: { refundAmount: 0, netTotal: 50 } },
];

describe('what further amounts come to', () => {
  it('is told by field, currency by currency, without nothings', () => {
    const { totals } = parseList({ data: [], totalAmountILS: 118, sums });
    expect(furtherIn(totals)).toEqual([
      [
        'netTotal',
        [
          ['ILS', 100],
          ['USD', 50],
        ],
      ],
      ['vatTotal', [['ILS', 18]]],
    ]);
  });

  it.each([[undefined], ['many'], [[null, 1, { currency: 'ILS' }, { currency: 'ILS', amounts: { netTotal: '100' } }]]])(
    'is nothing of %j',
    (odd) => {
      expect(parseList({ data: [], sums: odd }).totals).toEqual({});
      expect(furtherIn({ sums: odd })).toEqual([]);
    },
  );
});
