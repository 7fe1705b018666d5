import { toAgorot } from '#contract/money.ts';
import type { Currency } from '#src/settings/dictionaries.ts';

/**
 * An amount as text: two decimals, thousands separators, no spaces, the symbol after the number in both languages
 * and the minus in front (spec §9, docs/rulings.md). The text is in logical order: `AmountText` and `amountInSentence`
 * draw it.
 * @param decimal a decimal amount as it travels on the wire.
 * @param currency whose symbol follows; without one the bare number.
 * @example formatMoney(-1234.5, shekel) // '-1,234.50₪'
 */
export function formatMoney(decimal: number | string, currency?: Pick<Currency, 'symbol'>): string {
  const agorot = toAgorot(decimal);
  if (!Number.isFinite(agorot)) return String(decimal);
  const digits = Math.abs(agorot).toFixed(0).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${agorot < 0 ? '-' : ''}${whole}.${digits.slice(-2)}${currency?.symbol ?? ''}`;
}

/** An amount's text before and after the end of its digits. @example digitsAndSymbol('-1,234.50₪') // ['-1,234.50', '₪'] */
export function digitsAndSymbol(text: string): [digits: string, symbol: string] {
  const digits = /^-?[\d,]*(\.\d+)?/.exec(text)?.[0] ?? '';
  return [digits, text.slice(digits.length)];
}

/** An amount as a part of a sentence in either direction: digits and minus stay together, the symbol comes after them. */
export function amountInSentence(decimal: number | string, currency?: Pick<Currency, 'symbol'>): string {
  const [digits, symbol] = digitsAndSymbol(formatMoney(decimal, currency));
  return `\u2066${digits}\u2069${symbol}`;
}
