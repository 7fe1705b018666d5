import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  lineAmount,
  lineGross,
  netOf,
  percentageOf,
  roundHalfAway,
  splitVat,
  toAgorot,
  toDecimal,
  totalsOfLines,
} from '#contract/money.ts';

const agorot = fc.integer({ min: -999_999_999, max: 999_999_999 });
const rates = fc.integer({ min: 0, max: 10_000 }).map((tenThousandths) => tenThousandths / 10_000);

describe('agorot of a decimal', () => {
  it.each<[number | string, number]>([
    [0, 0],
    [1, 100],
    [12.34, 1234],
    [1.005, 101],
    [1.015, 102],
    [8.575, 858],
    [-1.005, -101],
    [-0.004, 0],
    ['1234.50', 123_450],
    [' 7 ', 700],
    ['.5', 50],
    ['5.', 500],
    ['+3.999', 400],
    [9_999_999.99, 999_999_999],
    [1e-7, 0],
  ])('%s → %i', (decimal, expected) => {
    expect(toAgorot(decimal)).toBe(expected);
  });

  it.each(['', ' ', '.', '-', 'x', '1,5', '1.2.3', '0x10', 'Infinity', '1e3', Number.NaN, Number.POSITIVE_INFINITY])(
    '%j is no number',
    (text) => expect(toAgorot(text)).toBeNaN(),
  );

  it('comes back from the wire as it went', () => {
    fc.assert(
      fc.property(agorot, (amount) => {
        expect(toAgorot(toDecimal(amount))).toBe(amount);
        expect(toAgorot(JSON.stringify(toDecimal(amount)))).toBe(amount);
      }),
    );
  });

  it('of nothing is nothing on the wire', () => expect([toDecimal(null), toDecimal(undefined)]).toEqual([null, null]));
});

describe('rounding', () => {
  it.each([
    [0.5, 1],
    [-0.5, -1],
    [1.5, 2],
    [2.5, 3],
    [-2.5, -3],
    [2.49, 2],
    [-2.49, -2],
  ])('takes %d to %i, halves away from zero', (value, expected) => expect(roundHalfAway(value)).toBe(expected));

  it('is the same on both sides of zero', () => {
    fc.assert(fc.property(fc.double({ noNaN: true }), (value) => roundHalfAway(-value) === -roundHalfAway(value)));
  });
});

describe('VAT', () => {
  it.each([
    [118_00, 0.18, 100_00],
    [100_00, 0.18, 84_75],
    [117_00, 0.17, 100_00],
    [1, 0.18, 1],
    [-118_00, 0.18, -100_00],
    [100_00, 0, 100_00],
    // 3 / 2 = 1.5: the half goes away from zero.
    [3, 1, 2],
    [-3, 1, -2],
  ])('of %i agorot at %d leaves %i', (amount, rate, net) => expect(netOf(amount, rate)).toBe(net));

  it('and net always add up to the amount', () => {
    fc.assert(
      fc.property(agorot, rates, (amount, rate) => {
        const { netTotal, vatTotal, vatRate } = splitVat(amount, rate);
        expect([netTotal + vatTotal, vatRate]).toEqual([amount, rate]);
        // The exact net, in whole numbers: no more than half an agora away.
        const tenThousandths = 10_000n + BigInt(Math.round(rate * 10_000));
        const error = BigInt(amount) * 10_000n - BigInt(netTotal) * tenThousandths;
        expect((error < 0n ? -error : error) * 2n <= tenThousandths).toBe(true);
      }),
    );
  });
});

describe('lines', () => {
  it.each([
    [10_00, 3, 0, 30_00],
    [10_00, 0.01, 0, 10],
    [3_33, 1.5, 0, 5_00],
    [99, 0.29, 0, 29],
    [10_00, 2, 5_01, 14_99],
  ])('of %i × %d less %i are %i', (price, quantity, discount, amount) => {
    expect(lineAmount({ price, quantity, discount })).toBe(amount);
  });

  it.each([
    [100_00, 12.5, 12_50],
    [99, 50, 50],
    [1_00, 0.5, 1],
    [1_00, 0.49, 0],
  ])('%i less %d percent is less %i', (amount, percentage, part) =>
    expect(percentageOf(amount, percentage)).toBe(part),
  );

  const line = fc.record({
    price: fc.integer({ min: 0, max: 9_999_999 }),
    quantity: fc.integer({ min: 1, max: 9999 }).map((hundredths) => hundredths / 100),
    discount: fc.integer({ min: 0, max: 100 }),
    withoutVat: fc.boolean(),
  });

  it('add up: the deal is the sum of its lines, and its net and VAT are the deal', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), rates, (lines, rate) => {
        const totals = totalsOfLines(lines, rate);
        expect(totals.amount).toBe(lines.reduce((sum, one) => sum + lineGross(one) - one.discount, 0));
        expect(totals.netTotal + totals.vatTotal).toBe(totals.amount);
        if (lines.every(({ withoutVat }) => withoutVat)) expect(totals.vatTotal).toBe(0);
        expect(totals.netDiscountTotal).toBeLessThanOrEqual(totals.discountTotal);
      }),
    );
  });

  it('without VAT keep their whole price in the net', () => {
    const lines = [
      { price: 118_00, quantity: 1, discount: 0 },
      { price: 50_00, quantity: 2, discount: 10_00, withoutVat: true },
    ];
    expect(totalsOfLines(lines, 0.18)).toEqual({
      amount: 208_00,
      vatRate: 0.18,
      netTotal: 190_00,
      vatTotal: 18_00,
      discountTotal: 10_00,
      netDiscountTotal: 10_00,
    });
  });
});
