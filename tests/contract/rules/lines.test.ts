import { assert, integer, pre, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDecimal } from '#contract/money.ts';
import { discountsFault, lineFault, sumFault, type DealDiscounts, type LineMoney } from '#contract/rules/lines.ts';

const coffee = { price: 10, quantity: 2, discount: 1 };

describe('the money of a line', () => {
  it.each<LineMoney>([
    coffee,
    { ...coffee, amount: 19 },
    { ...coffee, amount: 18.99, vat: 2.9, netAmount: 16.1, netPrice: 8.47, netDiscount: 0.85 },
    { ...coffee, amount: 19.01 },
    { price: 5, quantity: 1, discount: 5, amount: 0 },
    { price: 0, quantity: 3 },
    // A third of an hour, rounded in whichever way.
    { price: 99.9, quantity: 0.33, amount: 32.97 },
    { price: 99.9, quantity: 0.33, amount: 32.96 },
    { price: 9_999_999.99, quantity: 1 },
    // Others' to say: these are no money at all.
    {},
    { price: 1 },
    { price: -1, quantity: 1, amount: 7 },
    { price: Number.NaN, quantity: 1, amount: 7 },
    { price: 1.005, quantity: 1, discount: 7 },
    { price: 1, quantity: 1, discount: 1e9 },
    { price: 1, quantity: 1, amount: -7 },
  ])('of %j fits', (line) => expect(lineFault(line)).toBeUndefined());

  it.each<[LineMoney, keyof LineMoney, string]>([
    [{ price: 1, quantity: 1, amount: 9_999_999.99 }, 'amount', 'LineMustAddUp'],
    [{ ...coffee, amount: 19.02 }, 'amount', 'LineMustAddUp'],
    [{ ...coffee, amount: 18.98 }, 'amount', 'LineMustAddUp'],
    [{ ...coffee, amount: 20 }, 'amount', 'LineMustAddUp'],
    [{ ...coffee, discount: 20.01 }, 'discount', 'DiscountExceedsSum'],
    [{ price: 85, quantity: 0.5, discount: 85 }, 'discount', 'DiscountExceedsSum'],
    [{ ...coffee, netAmount: 19.02 }, 'netAmount', 'VatMustFit'],
    [{ ...coffee, vat: 9_999_999.99 }, 'vat', 'VatMustFit'],
    [{ ...coffee, vat: 2.9, netAmount: 16.12 }, 'vat', 'VatMustFit'],
    [{ ...coffee, netPrice: 10.02 }, 'netPrice', 'VatMustFit'],
    [{ ...coffee, netDiscount: 1.02 }, 'netDiscount', 'VatMustFit'],
  ])('of %j is off in its %s: %s', (line, field, key) => {
    expect(lineFault(line)).toEqual({ field, fault: { key } });
  });

  it('is no more than any amount, and says how many are', () => {
    const line = { price: 5000, quantity: 99_999 };
    expect(lineFault(line)).toEqual({
      field: 'quantity',
      fault: { key: 'MustBeInRange', values: { min: 0.01, max: 1999.99 } },
    });
    expect(lineFault({ ...line, quantity: 1999.99 })).toBeUndefined();
  });

  it('may be an agora off, and no more, whatever its price and quantity', () => {
    const agorot = integer({ min: 0, max: 99_999 });
    const lines = record({
      price: agorot,
      quantity: integer({ min: 1, max: 9999 }),
      off: integer({ min: -3, max: 3 }),
    });
    assert(
      property(lines, ({ price, quantity, off }) => {
        const sum = Math.round((price * quantity) / 100) + off;
        pre(sum >= 0);
        const fault = lineFault({ price: price / 100, quantity: quantity / 100, amount: toDecimal(sum) });
        expect(fault === undefined).toBe(Math.abs(off) <= 1);
      }),
    );
  });
});

describe('the discounts of a deal', () => {
  const items = [coffee, { price: 5, quantity: 1 }];
  it.each<DealDiscounts>([
    {},
    { discountTotal: 15 },
    { discountTotal: 15, netDiscountTotal: 12.71 },
    { discountTotal: 25.01, dealDetails: { items } },
    { discountTotal: 1, netDiscountTotal: 0.85, dealDetails: { items } },
    { netDiscountTotal: 25, dealDetails: { items } },
    { discountTotal: null, dealDetails: { items: null } },
  ])('%j fit', (deal) => expect(discountsFault(deal)).toBeUndefined());

  it.each<[DealDiscounts, string, string]>([
    [{ discountTotal: 25.02, dealDetails: { items } }, 'discountTotal', 'DiscountExceedsSum'],
    [{ discountTotal: 9_999_999.99, dealDetails: { items } }, 'discountTotal', 'DiscountExceedsSum'],
    [{ netDiscountTotal: 25.02, dealDetails: { items } }, 'netDiscountTotal', 'VatMustFit'],
    [{ discountTotal: 1, netDiscountTotal: 1.02 }, 'netDiscountTotal', 'VatMustFit'],
  ])('%j are too much in %s: %s', (deal, field, key) => {
    expect(discountsFault(deal)).toEqual({ field, fault: { key } });
  });
});

describe('the amount of a deal', () => {
  const items = [coffee, { price: 5, quantity: 1 }];
  it.each<[number | null, DealDiscounts]>([
    [24, { dealDetails: { items } }],
    // An agora for each of both lines.
    [24.02, { dealDetails: { items } }],
    [23.98, { dealDetails: { items } }],
    // What the lines are discounted by, told once more, in all.
    [24, { discountTotal: 1, dealDetails: { items } }],
    [24, { discountTotal: 0, dealDetails: { items } }],
    // The whole deal is discounted by 3 besides.
    [21, { discountTotal: 4, dealDetails: { items } }],
    [0, { discountTotal: 25, dealDetails: { items } }],
    // The lines say themselves what they come to.
    [
      23.99,
      {
        dealDetails: {
          items: [
            { ...coffee, amount: 18.99 },
            { price: 5, quantity: 1, amount: 5 },
          ],
        },
      },
    ],
    [7, {}],
    [7, { dealDetails: { items: [] } }],
    [7, { discountTotal: 3, dealDetails: null }],
    // Others' to say.
    [null, { dealDetails: { items } }],
    [7, { dealDetails: { items: [{ price: 1 }, coffee] } }],
    [7, { dealDetails: { items: [{ ...coffee, amount: 3 }] } }],
    [7, { dealDetails: { items: [{ ...coffee, discount: 21 }] } }],
    [7, { discountTotal: 99, dealDetails: { items } }],
  ])('%j fits %j', (amount, deal) => expect(sumFault(amount, deal)).toBeUndefined());

  it.each<[number, DealDiscounts, number]>([
    [24.03, { dealDetails: { items } }, 24],
    [23.97, { dealDetails: { items } }, 24],
    [25, { dealDetails: { items } }, 24],
    [100, { dealDetails: { items: [{ price: 0, quantity: 1 }] } }, 0],
    [24, { discountTotal: 4, dealDetails: { items } }, 21],
  ])('%j does not fit %j', (amount, deal, sum) => {
    expect(sumFault(amount, deal)).toEqual({ field: 'amount', fault: { key: 'LinesMustAddUp', values: { val: sum } } });
  });

  it('has a discount of at least what its lines are discounted by', () => {
    const discounted = { dealDetails: { items: [{ ...coffee, discount: 5 }] } };
    expect(sumFault(15, { ...discounted, discountTotal: 4 })).toEqual({
      field: 'discountTotal',
      fault: { key: 'DiscountsMustAddUp' },
    });
    expect(sumFault(15, { ...discounted, discountTotal: 4.99 })).toBeUndefined();
  });

  it('of a document is what its reader adds up, to the agora', () => {
    expect(sumFault(24, { dealDetails: { items } }, { isExact: true })).toBeUndefined();
    expect(sumFault(24.01, { dealDetails: { items } }, { isExact: true })).toBeDefined();
  });
});
