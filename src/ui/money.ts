import type { Currency } from '#src/settings/dictionaries.ts';

/**
 * Agorot (or cents) of a decimal amount, as an integer. More than two decimals are rounded half away from zero, by
 * their digits: a product such as 1.005 * 100 would already be off.
 * @returns NaN for what is no number.
 * @example toAgorot(1.005) // 101
 */
export function toAgorot(decimal: number | string): number {
  const text = String(decimal).trim();
  const [, sign, whole = '', decimals = ''] = /^([+-]?)(\d*)\.?(\d*)$/.exec(text) ?? [];
  // Exponents, and what is no number: no amount of money is so large or so small.
  if (sign === undefined || whole + decimals === '') return Math.round(Number(decimal) * 100);
  const agorot = Number(whole + decimals.slice(0, 2).padEnd(2, '0')) + ((decimals[2] ?? '0') >= '5' ? 1 : 0);
  return sign === '-' ? 0 - agorot : agorot;
}

/**
 * An amount as text: two decimals, thousands separators, no spaces, the symbol after the number in both languages
 * and the minus in front (spec §9, design.md §5). The text is in logical order: show it inside `<bdi dir="ltr">`, as
 * `MoneyText` does.
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
