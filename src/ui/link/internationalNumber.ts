/**
 * A telephone as services abroad know it: digits alone, with the country's.
 * @returns undefined for what is no whole number; one without a country is Israel's
 * @example internationalNumber('050-123 4567') // '972501234567'
 */
export function internationalNumber(phone: string | null | undefined): string | undefined {
  const text = (phone ?? '').replace(/[\s().\u2010-\u2015-]/g, '');
  const digits = text.replace(/^\+|^00/, '');
  if (!/^\d+$/.test(digits)) return undefined;
  const isAbroad = text.startsWith('+') || text.startsWith('00') || digits.startsWith('972');
  const whole = isAbroad ? digits.replace(/^9720/, '972') : digits.replace(/^0/, '972');
  const [least, most] = whole.startsWith('972') ? [11, 12] : [8, 15];
  return (isAbroad || digits.startsWith('0')) && whole.length >= least && whole.length <= most ? whole : undefined;
}
