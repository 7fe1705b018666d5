import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expiry, fullYear, isExpired, parseExpiry, toShownExpiry, toWireExpiry } from '#contract/rules/expiry.ts';
import { describeRule } from './judged.ts';

const today = '2026-11-15';

describeRule<string>('expiry', (text) => expiry(text, today), [
  ['11/26'],
  ['12/26'],
  ['11 / 2026'],
  ['1126'],
  ['112026'],
  ['1/27'],
  ['01-2027'],
  [' 01 / 27 '],
  ['12/69'],
  ['10/26', 'CreditCardHasExpired'],
  ['01/2026', 'CreditCardHasExpired'],
  // 70 and more belong to the last century.
  ['12/70', 'CreditCardHasExpired'],
  ['12/99', 'CreditCardHasExpired'],
  ['00/27', 'InvalidExpirationDate'],
  ['13/27', 'InvalidExpirationDate'],
  ['11/202', 'InvalidExpirationDate'],
  ['11/02026', 'InvalidExpirationDate'],
  ['11/0026', 'InvalidExpirationDate'],
  ['11', 'InvalidExpirationDate'],
  ['', 'InvalidExpirationDate'],
  ['aa/bb', 'InvalidExpirationDate'],
  ['11//27', 'InvalidExpirationDate'],
]);

describe('a card', () => {
  it.each([
    ['2026-11-01', false],
    ['2026-11-30', false],
    ['2026-12-01', true],
    ['2027-01-01', true],
    ['2025-12-31', false],
  ])('of November 2026 is over on %s: %s', (day, over) => {
    expect(isExpired({ month: 11, year: 2026 }, day)).toBe(over);
  });

  it('is good through the last day of February of a leap year', () => {
    expect([isExpired({ month: 2, year: 2028 }, '2028-02-29'), expiry('02/28', '2028-03-01')?.key]).toEqual([
      false,
      'CreditCardHasExpired',
    ]);
  });
});

describe('years', () => {
  it('of two digits split at 70, others stay', () => {
    expect([fullYear(0, 2), fullYear(69, 2), fullYear(70, 2), fullYear(99, 2), fullYear(2031, 4)]).toEqual([
      2000, 2069, 1970, 1999, 2031,
    ]);
  });

  it('survive the way to the wire, to the screen and back', () => {
    const expiries = fc.record({
      month: fc.integer({ min: 1, max: 12 }),
      year: fc.integer({ min: 2000, max: 2069 }),
    });
    fc.assert(
      fc.property(expiries, (value) => {
        expect(parseExpiry(toWireExpiry(value))).toEqual(value);
        expect(parseExpiry(toShownExpiry(value))).toEqual(value);
        expect(toWireExpiry(value)).toMatch(/^(0[1-9]|1[0-2])\/\d\d$/);
        expect(toShownExpiry(value)).toMatch(/^(0[1-9]|1[0-2]) \/ \d{4}$/);
      }),
    );
  });
});
