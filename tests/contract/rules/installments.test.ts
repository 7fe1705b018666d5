import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  installmentSum,
  paymentCount,
  splitAfterFirst,
  splitPayments,
  type Installments,
} from '#contract/rules/installments.ts';
import { describeRule } from './judged.ts';

const amounts = fc.integer({ min: 1, max: 999_999_999 });
const counts = fc.integer({ min: 1, max: 100 });

describe('equal payments', () => {
  it.each([
    [100_00, 3, 33_34, 33_33],
    [100_00, 4, 25_00, 25_00],
    [100_01, 2, 50_01, 50_00],
    [1_00, 36, 30, 2],
    [500, 1, 500, 0],
    [5, 36, 5, 0],
  ])('of %i agorot in %i are %i and then %i', (total, count, first, others) => {
    expect(splitPayments(total, count)).toEqual({
      numberOfPayments: count,
      initialPaymentAmount: first,
      installmentPaymentAmount: others,
      totalAmount: total,
    });
  });

  it('always add up; the remainder, less than one agora for each, goes to the first', () => {
    fc.assert(
      fc.property(amounts, counts, (total, count) => {
        const split = splitPayments(total, count);
        expect(installmentSum(split)).toBeUndefined();
        const remainder = split.initialPaymentAmount - split.installmentPaymentAmount;
        expect(Number.isInteger(split.installmentPaymentAmount)).toBe(true);
        if (count > 1) expect(remainder >= 0 && remainder < count).toBe(true);
      }),
    );
  });
});

describe('payments after a chosen first one', () => {
  it('share the rest, what does not divide returns to the first', () => {
    expect(splitAfterFirst(100_00, 4, 10_00)).toMatchObject({
      initialPaymentAmount: 10_00,
      installmentPaymentAmount: 30_00,
    });
    expect(splitAfterFirst(100_00, 4, 20_00)).toMatchObject({
      initialPaymentAmount: 20_02,
      installmentPaymentAmount: 26_66,
    });
  });

  it.each([
    [100, 3, 0],
    [100, 3, -5],
    [100, 3, 99],
    [100, 3, 100],
    [100, 1, 50],
  ])('are none for %i agorot in %i with the first %i', (total, count, first) => {
    expect(splitAfterFirst(total, count, first)).toBeUndefined();
  });

  it('always add up, with a first payment close to the wanted one', () => {
    fc.assert(
      fc.property(amounts, counts, amounts, (total, count, first) => {
        const split = splitAfterFirst(total, count, first);
        if (!split) return;
        expect(installmentSum(split)).toBeUndefined();
        expect(split.initialPaymentAmount - first).toBeGreaterThanOrEqual(0);
        expect(split.initialPaymentAmount - first).toBeLessThan(count - 1);
        expect(split.installmentPaymentAmount).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

const sum = (totalAmount: number): Installments => ({
  numberOfPayments: 3,
  initialPaymentAmount: 34,
  installmentPaymentAmount: 33,
  totalAmount,
});
describeRule('the sum of the payments', installmentSum, [
  [sum(100)],
  [sum(101), 'InstallmentsMustEqualTotal'],
  [sum(99), 'InstallmentsMustEqualTotal'],
]);

const installments = { key: 'MustBeInRange', values: { min: 2, max: 36 } } as const;
const credit = { key: 'MustBeInRange', values: { min: 3, max: 36 } } as const;
describeRule<number>('payments of installments', (count) => paymentCount('installments', count), [
  [2],
  [36],
  [1, installments],
  [37, installments],
  [2.5, 'OnlyNumbersAreAllowed'],
  [Number.NaN, 'OnlyNumbersAreAllowed'],
]);
describeRule<number>('payments of a credit deal', (count) => paymentCount('credit', count), [
  [3],
  [36],
  [2, credit],
  [37, credit],
]);
