import { enumValues } from '#contract/enums.ts';
import { israelWallClock } from '#contract/israelClock.ts';
import type { Row } from '#contract/envelope.ts';
import { toAgorot } from '#contract/money.ts';
import { countedAs, countedFilters } from '#contract/settled.ts';
import { signed } from '#contract/sign.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import { rowsOfDay, type TillDay } from './day.ts';

/** A transaction as its row tells it; money in agorot, negative of a refund. */
export interface TillRow {
  id: string;
  /** Whose card it was, or what it was for. */
  name: string;
  currency: string;
  agorot: number;
  /** Undefined of what is in no total: what failed, was cancelled, holds and checks. */
  counted: 'charge' | 'refund' | undefined;
  status: string;
  jDealType: string;
  paymentType: string;
  transactionType: string;
  /** Israel's, `09:30`. */
  time: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What a row of the list of transactions tells a till. */
export function tillRow(row: Row): TillRow {
  const counted = countedAs(row);
  const name = [row.cardOwnerName, row.dealDescription].map(textOf).find((text) => text !== '');
  return {
    id: String(row.paymentTransactionID),
    name: name ?? '',
    currency: textOf(row.currency),
    agorot: signed(row, 'transactionAmount', toAgorot(Number(row.transactionAmount ?? 0))),
    counted: counted === 'cancelled' ? undefined : counted,
    status: textOf(row.status),
    jDealType: textOf(row.jDealType),
    paymentType: textOf(row.paymentTypeEnum),
    transactionType: textOf(row.transactionType),
    time: israelWallClock(new Date(textOf(row.transactionTimestamp)))
      .toISOString()
      .slice(11, 16),
  };
}

/** What some transactions come to; money in agorot. */
export interface Sum {
  count: number;
  agorot: number;
}

/** The sum of rows. */
export const sumOf = (rows: readonly Pick<TillRow, 'agorot'>[]): Sum => ({
  count: rows.length,
  agorot: rows.reduce((sum, { agorot }) => sum + agorot, 0),
});

/** Charges, or refunds, that a line counts; `filter` is that of the list which shows just these rows, where a list can. */
export interface Side extends Sum {
  filter: FilterValues | undefined;
}

/** What charges and refunds of one kind come to in one currency. */
export interface TillLine {
  /** The kind: a word of the wire, or an hour. */
  value: string;
  currency: string;
  charges: Side;
  refunds: Side;
  rows: readonly TillRow[];
}

interface Kinds {
  valueOf: (row: TillRow) => string;
  /** The values in their order; others follow in the order of their texts. */
  order: readonly string[];
  /** Beside day and terminal, what a list is filtered by; undefined where the contract has no filter for it. */
  filterOf: (value: string) => FilterValues | undefined;
}

/** Values that occur, in their order. */
function inOrder(found: readonly string[], order: readonly string[]): string[] {
  const all = [...new Set(found)].toSorted((one, other) => one.localeCompare(other));
  const known = order.filter((value) => all.includes(value));
  return [...known, ...all.filter((value) => !known.includes(value))];
}

/** What rows come to by their kinds, each currency for itself. Rows that count as nothing are left out. */
export function linesBy(rows: readonly TillRow[], { valueOf, order, filterOf }: Kinds, day: TillDay): TillLine[] {
  const taken = rows.filter(({ counted }) => counted !== undefined);
  const currencies = inOrder(
    taken.map(({ currency }) => currency),
    enumValues('currency'),
  );
  return currencies.flatMap((currency) => {
    const ofCurrency = taken.filter((row) => row.currency === currency);
    return inOrder(ofCurrency.map(valueOf), order).map((value): TillLine => {
      const own = ofCurrency.filter((row) => valueOf(row) === value);
      const filter = filterOf(value);
      const side = (kind: 'charge' | 'refund'): Side => ({
        ...sumOf(own.filter(({ counted }) => counted === kind)),
        filter: filter && { ...countedFilters[kind], ...rowsOfDay(day), currency, ...filter },
      });
      return { value, currency, charges: side('charge'), refunds: side('refund'), rows: own };
    });
  });
}
