import { cardBrands } from '#contract/brands.ts';
import { isObject } from '#contract/envelope.ts';
import { passesLuhn } from './cardNumber.ts';
import { fault, type Rule } from './fault.ts';

/** The least digits of a card number that is looked for: shorter ones are references, telephones and accounts. */
const fewestDigits = 13;
const mostDigits = 19;

/** What people put between groups of digits: blanks of every kind, marks that nobody sees, dashes. */
const gap = String.raw`[\s\p{Cf}\p{Pd}\u2212]{1,5}`;

/** Groups of digits that may be one number. Other signs count where one and the same stands between all of them. */
const numbers = [new RegExp(String.raw`\d+(?:${gap}\d+)*`, 'gu'), /\d+([./_+:|])\d+(?:\1\d+)*/g];

/** A guid that stands for itself: what names our own records, and what a repeat is known by. */
const guids = /(?<![\da-z])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-z])/gi;

/** Digits of other scripts as ours: full-width and the like, Arabic, Persian. */
const plainDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** Any brand's beginning and length: some are told apart by others that begin alike, which is nothing to a text. */
const isCard = (digits: string) =>
  digits.length >= fewestDigits &&
  cardBrands.some(
    ({ prefixes, lengths }) => lengths.includes(digits.length) && prefixes.some((prefix) => digits.startsWith(prefix)),
  ) &&
  passesLuhn(digits);

/** Whether some of the groups, one after the other, are the number of a card. */
function isAmong(groups: readonly string[]): boolean {
  return groups.some((_, first) => {
    let digits = '';
    for (let next = first; next < groups.length && digits.length < mostDigits; next += 1) {
      digits += groups[next] ?? '';
      if (isCard(digits)) return true;
    }
    return false;
  });
}

/** Whether a text has as many digits at all, which most have not; signs beyond Hebrew's count as such. */
function mayHold(text: string): boolean {
  let count = 0;
  for (let index = 0; index < text.length && count < fewestDigits; index += 1) {
    const code = text.charCodeAt(index);
    if ((code >= 0x30 && code <= 0x39) || code >= 0x660) count += 1;
  }
  return count >= fewestDigits;
}

function isWritten(text: string): boolean {
  if (!mayHold(text)) return false;
  const bare = plainDigits(text).replaceAll(guids, 'x');
  return numbers.some((pattern) => (bare.match(pattern) ?? []).some((run) => isAmong(run.match(/\d+/g) ?? [])));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Says whether a text holds what may be the whole number of a card: 13 to 19 digits, written together or in groups, that
 * begin as a card does, have its length and a good check digit (docs/adr/0054-no-card-number-in-free-text.md). Digits that
 * are part of a longer unbroken row of them are another number. What an address encodes counts as what it stands for.
 */
export function holdsCardNumber(text: string): boolean {
  return isWritten(text) || (text.includes('%') && isWritten(decoded(text)));
}

/** The same of anything: its texts, numbers and names, however deep they lie. */
export function holdsCardNumberWithin(value: unknown): boolean {
  if (typeof value === 'string') return holdsCardNumber(value);
  if (typeof value === 'number') return Number.isInteger(value) && holdsCardNumber(String(value));
  if (Array.isArray(value)) return value.some(holdsCardNumberWithin);
  return (
    isObject(value) &&
    Object.entries(value).some(([name, held]) => holdsCardNumber(name) || holdsCardNumberWithin(held))
  );
}

/** No text that is kept holds the number of a card. */
export const noCardNumber: Rule<unknown> = (value) =>
  holdsCardNumberWithin(value) ? fault('CardNumberNotAllowed') : undefined;
