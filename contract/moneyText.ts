import type { Locale } from './constants.ts';
import type { EnumValue } from './enums.ts';

const symbols: Readonly<Record<EnumValue<'currency'>, string>> = { ILS: '₪', USD: '$', EUR: '€' };
const isKnown = (code: string): code is EnumValue<'currency'> => Object.hasOwn(symbols, code);

/** The sign of a currency; a code that nobody knows is its own. @example currencySymbol('ILS') // '₪' */
export const currencySymbol = (code: string): string => (isKnown(code) ? symbols[code] : code);

/** The digits of an amount: two decimals, groups of three, the minus in front. @example moneyDigits(-123450) // '-1,234.50' */
export function moneyDigits(agorot: number): string {
  const digits = Math.abs(agorot).toFixed(0).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${agorot < 0 ? '-' : ''}${whole}.${digits.slice(-2)}`;
}

/** Marks of the Unicode Bidirectional Algorithm (UAX 9) that open an isolate, and the one that closes it. */
const isolate = { leftToRight: '\u2066', rightToLeft: '\u2067', end: '\u2069' };

/**
 * Digits and the symbol after them as one text that is drawn alike whatever stands around it: in Hebrew the symbol stands
 * left of the digits, in English right of them, the minus next to the digits in both (docs/rulings.md, Money).
 */
export function writtenMoney(digits: string, symbol: string, locale: Locale): string {
  const { leftToRight, rightToLeft, end } = isolate;
  return locale === 'he-IL' && symbol !== ''
    ? `${rightToLeft}${leftToRight}${digits}${end}${symbol}${end}`
    : `${leftToRight}${digits}${symbol}${end}`;
}

/**
 * An amount for people to read, in a sentence or alone: on screen, on the payer's pages, on paper and in messages.
 * @param symbol of its currency; empty for none
 */
export const moneyText = (agorot: number, symbol: string, locale: Locale): string =>
  writtenMoney(moneyDigits(agorot), symbol, locale);
