/**
 * What a deal with a dealer may come to, in agorot and with VAT, before the law limits its cash, the newest first (Law for
 * the Reduction of the Use of Cash, 2018, first schedule, and the order that lowered it on 1 August 2022).
 */
const limits: readonly (readonly [from: string, price: number])[] = [
  ['2022-08-01', 600_000],
  ['2019-01-01', 1_100_000],
];

/** The price, in agorot, above which cash of a deal is limited on a day; Infinity before the law. */
export function cashLimit(day: string): number {
  return limits.find(([from]) => from <= day)?.[1] ?? Number.POSITIVE_INFINITY;
}

/**
 * The most cash that may change hands with a dealer in one deal: of one above the limit a tenth of its price, and never
 * more than the limit. In agorot.
 * @param price with VAT
 * @example allowedCash('2026-11-01', 1_000_000) // 100_000
 */
export function allowedCash(day: string, price: number): number {
  const limit = cashLimit(day);
  return price > limit ? Math.min(Math.floor(price / 10), limit) : price;
}
