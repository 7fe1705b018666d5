import { brandByPrefix } from '#contract/brands.ts';
import { groupedDigits } from '#contract/cleanText.ts';
import { keepCaret, type Mask } from './typed.ts';
import { wholePaste } from './wholePaste.ts';

const longest = 19;

/** The digits of a number as typed or pasted. */
export const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Digits in the groups of their brand, parted by spaces. @example groupCardNumber('378282246310005') // '3782 822463 10005' */
export function groupCardNumber(digits: string): string {
  const groups: string[] = [];
  let rest = digits.slice(0, longest);
  for (const size of brandByPrefix(digits)?.groups ?? [4, 4, 4, 4, 3]) {
    if (rest === '') break;
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  if (rest !== '') groups.push(rest);
  return groups.join(' ');
}

/** A number that was pasted, in its groups; undefined where there are more digits, or anything but a number. */
function readCardNumber(text: string): string | undefined {
  const digits = groupedDigits(text);
  return /^\d*$/.test(digits) && digits.length <= longest && !/[\n\t]/.test(text) ? groupCardNumber(digits) : undefined;
}

export const cardNumberMask: Mask = wholePaste(
  (change) => keepCaret(change, /\d/, groupCardNumber),
  /^[\d ]*$/,
  readCardNumber,
);
