import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDecimal } from '#contract/money.ts';
import { answeredSums } from '#src/list/money/moneySums.ts';

const both = { all: {}, back: [{}] };
const ils = (amount: number) => ({ totalAmountILS: amount });

describe('what the totals of the questions come to', () => {
  it('is charges, refunds and net', () => {
    // 99.90, a refund of 200.00, 1,538.90
    expect(answeredSums(both, [ils(1838.8), ils(200)])).toEqual([{ code: 'ILS', in: 1638.8, back: -200, net: 1438.8 }]);
  });

  it('stays in each currency, and leaves out those without money', () => {
    const all = { totalAmountILS: 0, totalAmountUSD: 50, totalAmountEUR: 7.5, sums: [] };
    expect(answeredSums(both, [all, { totalAmountEUR: 7.5 }])).toEqual([
      { code: 'USD', in: 50, back: 0, net: 50 },
      { code: 'EUR', in: 0, back: -7.5, net: -7.5 },
    ]);
  });

  it('says only what was asked for', () => {
    expect(answeredSums({ back: [{}] }, [ils(200)])).toEqual([{ code: 'ILS', back: -200 }]);
    expect(answeredSums({ all: {}, back: [] }, [ils(200)])).toEqual([{ code: 'ILS', in: 200 }]);
    expect(answeredSums({ all: {}, back: [{}, {}] }, [ils(100), ils(10), ils(5)])).toEqual([
      { code: 'ILS', in: 85, back: -15, net: 70 },
    ]);
    expect(answeredSums(both, [{}, {}])).toEqual([]);
    expect(answeredSums(both, [undefined, 'x'])).toEqual([]);
  });

  it('adds up to the agora', () => {
    const most = { min: 0, max: 99_999_999 };
    assert(
      property(integer(most), integer(most), (charged, refunded) => {
        const [sum] = answeredSums(both, [ils(toDecimal(charged + refunded)), ils(toDecimal(refunded))]);
        const expected = {
          code: 'ILS',
          in: charged / 100,
          back: (0 - refunded) / 100,
          net: (charged - refunded) / 100,
        };
        expect(sum).toEqual(charged + refunded === 0 ? undefined : expected);
      }),
    );
  });
});
