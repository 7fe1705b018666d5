import type { Locale } from '#contract/constants.ts';
import { toAgorot } from '#contract/money.ts';
import { moneyDigits, writtenMoney } from '#contract/moneyText.ts';
import type { Currency } from '#src/settings/dictionaries.ts';

/** An amount's digits and the symbol after them; what is no number stays as it is, without a symbol. */
function partsOf(decimal: number | string, currency?: Pick<Currency, 'symbol'>): [digits: string, symbol: string] {
  const agorot = toAgorot(decimal);
  return Number.isFinite(agorot) ? [moneyDigits(agorot), currency?.symbol ?? ''] : [String(decimal), ''];
}

/**
 * An amount as text: two decimals, thousands separators, no spaces, the symbol after the number in both languages
 * and the minus in front (spec §9, docs/rulings.md). The text is in logical order: `AmountText` and `amountInSentence`
 * draw it.
 * @param decimal a decimal amount as it travels on the wire.
 * @param currency whose symbol follows; without one the bare number.
 * @example formatMoney(-1234.5, shekel) // '-1,234.50₪'
 */
export const formatMoney = (decimal: number | string, currency?: Pick<Currency, 'symbol'>): string =>
  partsOf(decimal, currency).join('');

/** An amount's text before and after the end of its digits. @example digitsAndSymbol('-1,234.50₪') // ['-1,234.50', '₪'] */
export function digitsAndSymbol(text: string): [digits: string, symbol: string] {
  const digits = /^-?[\d,]*(\.\d+)?/.exec(text)?.[0] ?? '';
  return [digits, text.slice(digits.length)];
}

/** An amount as a part of a text, drawn as the language has it whatever stands around it. */
export const amountInSentence = (
  decimal: number | string,
  currency: Pick<Currency, 'symbol'> | undefined,
  locale: Locale,
): string => writtenMoney(...partsOf(decimal, currency), locale);
