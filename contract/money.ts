/**
 * Arithmetic of money in integer agorot (or cents). Decimals exist on the wire and in inputs only. All rounding is half
 * away from zero (docs/wire.md §1.5).
 */

/** The greatest amount of one transaction or document, in agorot. */
// spec gap: no greatest amount is given.
export const maximumAgorot = 999_999_999;

/**
 * Agorot (or cents) of a decimal amount, as an integer. More than two decimals are rounded half away from zero, by
 * their digits: a product such as 1.005 * 100 would already be off.
 * @returns NaN for what is no number.
 * @example toAgorot(1.005) // 101
 */
export function toAgorot(decimal: number | string): number {
  const text = String(decimal).trim();
  const [, sign, whole = '', decimals = ''] = /^([+-]?)(\d*)\.?(\d*)$/.exec(text) ?? [];
  if (sign === undefined || whole + decimals === '') {
    // A number may be so large or so small that it is written with an exponent; a text with one is no money.
    return typeof decimal === 'number' && Number.isFinite(decimal) ? Math.round(decimal * 100) : Number.NaN;
  }
  const agorot = Number(whole + decimals.slice(0, 2).padEnd(2, '0')) + ((decimals[2] ?? '0') >= '5' ? 1 : 0);
  return sign === '-' ? 0 - agorot : agorot;
}

/** Agorot → the decimal number that travels. */
export function toDecimal(agorot: number): number;
export function toDecimal(agorot: number | null | undefined): number | null;
export function toDecimal(agorot: number | null | undefined): number | null {
  return agorot === null || agorot === undefined ? null : agorot / 100;
}

/** Halves away from zero. */
export function roundHalfAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value));
}

/** Net part of an amount that includes VAT, both in agorot. @param vatRate fraction of at most four decimals */
export function netOf(amount: number, vatRate: number): number {
  return roundHalfAway((amount * 10_000) / (10_000 + Math.round(vatRate * 10_000)));
}

/** VAT of an amount that includes it; net and VAT add up to the amount. */
export interface VatSplit {
  vatRate: number;
  netTotal: number;
  vatTotal: number;
}

/** Splits an amount that includes VAT, in agorot. @param vatRate fraction of at most four decimals */
export function splitVat(amount: number, vatRate: number): VatSplit {
  const netTotal = netOf(amount, vatRate);
  return { vatRate, netTotal, vatTotal: amount - netTotal };
}

/** A line of a deal, money in agorot, prices with VAT. */
export interface LineAmounts {
  price: number;
  /** At most two decimals. */
  quantity: number;
  /** In agorot, off the whole line. */
  discount: number;
  /** The line bears no VAT. */
  withoutVat?: boolean;
}

/** Price × quantity, before the discount. */
export function lineGross({ price, quantity }: Pick<LineAmounts, 'price' | 'quantity'>): number {
  return roundHalfAway((price * Math.round(quantity * 100)) / 100);
}

/** Price × quantity − discount (docs/wire.md §3.1). */
export function lineAmount(line: LineAmounts): number {
  return lineGross(line) - line.discount;
}

/** A percentage of an amount, e.g. a discount of 12.5 %. @param percentage at most two decimals */
export function percentageOf(amount: number, percentage: number): number {
  return roundHalfAway((amount * Math.round(percentage * 100)) / 10_000);
}

/** Sums of a deal: what is paid, the discounts in it, and its VAT; lines without VAT count as net whole. */
export interface DealTotals extends VatSplit {
  amount: number;
  discountTotal: number;
  netDiscountTotal: number;
}

/** Adds up the lines of a deal. VAT is split once, from the sum of what bears it, so that parts never drift apart. */
export function totalsOfLines(lines: readonly LineAmounts[], vatRate: number): DealTotals {
  const sum = (of: (line: LineAmounts) => number, among = lines) => among.reduce((total, line) => total + of(line), 0);
  const exempt = lines.filter(({ withoutVat }) => withoutVat);
  const amount = sum(lineAmount);
  const exemptAmount = sum(lineAmount, exempt);
  const netTotal = exemptAmount + netOf(amount - exemptAmount, vatRate);
  const discountTotal = sum(({ discount }) => discount);
  const exemptDiscount = sum(({ discount }) => discount, exempt);
  return {
    amount,
    vatRate,
    netTotal,
    vatTotal: amount - netTotal,
    discountTotal,
    netDiscountTotal: exemptDiscount + netOf(discountTotal - exemptDiscount, vatRate),
  };
}
