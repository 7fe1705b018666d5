import { fault, type Rule } from './fault.ts';

/**
 * Whether the text is an Israeli national id: 5 to 9 digits, padded to nine, weights 1 and 2 in turns, the digits of a
 * two-digit product added up, the sum divisible by ten (spec §5).
 */
export function isNationalId(text: string): boolean {
  if (!/^\d{5,9}$/.test(text)) return false;
  const sum = [...text.padStart(9, '0')].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return sum % 10 === 0;
}

export const nationalId: Rule<string> = (text) =>
  isNationalId(text) ? undefined : fault('IsraeliNationalIdMustBeValid');
