import { array, assert, boolean, constantFrom, integer, pre, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { lineRequest } from '#contract/entities/requestParts.ts';
import { toDecimal } from '#contract/money.ts';
import { sumFault } from '#contract/rules/lines.ts';
import { toAmounts } from '#src/fields/deal/dealBody.ts';
import { emptyLine, type LineValues } from '#src/fields/lines/lineValues.ts';
import { toLine } from '#src/fields/lines/totals.ts';

/** Lines as people type them: discounted in percent, by an amount, or not at all. */
const lines = array(
  record({
    price: integer({ min: 0, max: 500_000 }),
    quantity: integer({ min: 100, max: 9999 }),
    percent: integer({ min: 0, max: 10_000 }),
    kind: constantFrom('percent', 'amount', 'none'),
    withoutVat: boolean(),
  }).map(({ price, quantity, percent, kind, withoutVat }): LineValues => ({
    ...emptyLine,
    itemName: 'Coffee',
    price: String(price / 100),
    quantity: String(quantity / 100),
    discountUnit: kind === 'percent' ? 'percent' : 'amount',
    discount: { percent: String(percent / 100), amount: String(Math.floor(price / 3) / 100), none: '' }[kind],
    withoutVat,
  })),
  { minLength: 1, maxLength: 12 },
);

it('the amount that a form computes of its lines is taken, and none further off than an agora for each', () => {
  assert(
    property(lines, integer({ min: 1, max: 30 }), (items, off) => {
      const { total, discounts } = toAmounts(
        { dealDetails: { items }, transactionAmount: '', withoutVat: false },
        0.18,
      );
      pre(total > 0);
      const deal = { ...discounts, dealDetails: { items: items.map((line) => lineRequest.cast(toLine(line, 'ILS'))) } };
      expect(sumFault(toDecimal(total), deal)).toBeUndefined();
      // A document takes it, too.
      expect(sumFault(toDecimal(total), deal, { isExact: true })).toBeUndefined();
      expect(sumFault(toDecimal(total + off), deal) !== undefined).toBe(off > items.length);
      expect(sumFault(toDecimal(total + off), deal, { isExact: true })).toBeDefined();
    }),
  );
});
