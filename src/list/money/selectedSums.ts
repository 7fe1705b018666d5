import { toAgorot, toDecimal } from '#contract/money.ts';
import { givesBack } from '#contract/sign.ts';
import type { Row } from '#contract/envelope.ts';
import type { MoneySum } from './moneySums.ts';

/** Where the money of a list's rows stands. */
export interface RowMoney {
  /** The field that the totals of its answer sum. */
  field: string;
  /** The currency of all rows, where they name none. */
  currency?: string;
  /** Whether a row is in a total at all; absent = each is. */
  counts?: (row: Row) => boolean;
}

/** What rows come to in each currency, by the rules of the list's own sums: what came in, what was given back, what is left. */
export function sumsOfRows(
  rows: readonly Row[],
  { field, currency: fixed, counts = () => true }: RowMoney,
): MoneySum[] {
  const moved = rows.filter(counts).flatMap((row) => {
    const { [field]: amount, currency = fixed } = row;
    if (typeof amount !== 'number' || typeof currency !== 'string') return [];
    return [{ code: currency, agorot: toAgorot(Math.abs(amount)), back: givesBack(row) }];
  });
  return [...Map.groupBy(moved, ({ code }) => code)].map(([code, own]) => {
    const of = (back: boolean) => own.filter((one) => one.back === back).reduce((sum, { agorot }) => sum + agorot, 0);
    const [taken, given] = [of(false), of(true)];
    const hasBack = own.some(({ back }) => back);
    return {
      code,
      ...(own.some(({ back }) => !back) && { in: toDecimal(taken) }),
      ...(hasBack && { back: toDecimal(0 - given) }),
      ...(hasBack && taken > 0 && { net: toDecimal(taken - given) }),
    };
  });
}
