import type { EnumValue } from '#contract/enums.ts';
import { toDecimal } from '#contract/money.ts';

const symbols: Record<EnumValue<'currency'>, string> = { ILS: '₪', USD: '$', EUR: '€' };
const format = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount for people to read, as the web app shows it in both languages. @example shownMoney(123450, 'ILS') // '1,234.50₪' */
export function shownMoney(agorot: number, currency: EnumValue<'currency'>): string {
  return format.format(toDecimal(agorot)) + symbols[currency];
}
