import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type EnumValue, enumValues } from '#contract/enums.ts';
import { toDecimal } from '#contract/money.ts';
import type { CountedAs } from '#contract/settled.ts';
import type { Call } from '#sandbox/core/call.ts';
import { dayFigures } from '#sandbox/figures/dayFiguresTable.ts';
import { daysOfDay } from '#sandbox/list/filterRules.ts';
import type { DashboardQuestion, Period } from './question.ts';

/** The figures of a merchant's days: of one terminal when the question names it. */
export function ofDays(
  figures: { merchantID: PgColumn; terminalID: PgColumn; day: PgColumn },
  call: Call,
  { terminalID }: DashboardQuestion,
  period: Period,
): SQL | undefined {
  return and(
    eq(figures.merchantID, call.caller.merchantID),
    terminalID ? eq(figures.terminalID, terminalID) : undefined,
    daysOfDay(figures.day)(period),
  );
}

/** Transactions that share a key: how many, their sum in agorot of their own currency and in shekels. */
export interface Counted<Key> {
  key: Key;
  countedAs: CountedAs;
  currency: EnumValue<'currency'>;
  count: number;
  amount: number;
  inShekels: number;
}

/** Counts and sums of a period by some column, by currency and by what they count as; in the order of the column. */
export async function readCounted<Column extends PgColumn>(
  by: Column,
  counted: readonly CountedAs[],
  [call, question, period]: readonly [Call, DashboardQuestion, Period],
): Promise<Counted<Column['_']['data']>[]> {
  return call.context.db
    .select({
      key: by,
      countedAs: dayFigures.countedAs,
      currency: dayFigures.currency,
      count: sql`sum(${dayFigures.numberOfRecords})`.mapWith(Number),
      amount: sql`sum(${dayFigures.totalAmount})`.mapWith(Number),
      inShekels: sql`sum(${dayFigures.inShekels})`.mapWith(Number),
    })
    .from(dayFigures)
    .where(and(ofDays(dayFigures, call, question, period), inArray(dayFigures.countedAs, [...counted])))
    .groupBy(by, dayFigures.countedAs, dayFigures.currency)
    .orderBy(by);
}

type Sums = Pick<Counted<unknown>, 'currency' | 'count' | 'amount' | 'inShekels'>;

const total = (rows: readonly Sums[], of: 'count' | 'amount' | 'inShekels') =>
  rows.reduce((all, row) => all + row[of], 0);

/** The wire's count and sum of some charges, in shekels and currency by currency. */
export function chargesOf(rows: readonly Sums[]) {
  return {
    transactionsCount: total(rows, 'count'),
    totalAmount: toDecimal(total(rows, 'inShekels')),
    currencies: enumValues('currency')
      .map((currency) => ({ currency, own: rows.filter((row) => row.currency === currency) }))
      .filter(({ own }) => own.length > 0)
      .map(({ currency, own }) => ({
        currency,
        transactionsCount: total(own, 'count'),
        totalAmount: toDecimal(total(own, 'amount')),
      })),
  };
}
