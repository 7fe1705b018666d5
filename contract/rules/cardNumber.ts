import { brandsOf } from '#contract/brands.ts';
import { fault, type Rule } from './fault.ts';

/** The Luhn check: every second digit from the right doubled, the digits added up, divisible by ten. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Digits only, of a known brand by prefix and length among all that fit, with a good check digit where that brand has one
 * (spec §5).
 */
export function isCardNumber(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  return brandsOf(digits).some(({ luhn }) => !luhn || passesLuhn(digits));
}

export const cardNumber: Rule<string> = (digits) => (isCardNumber(digits) ? undefined : fault('InvalidCardNumber'));
