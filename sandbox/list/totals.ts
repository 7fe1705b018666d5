import { sql, type SQL } from 'drizzle-orm';
import { enumValues, parseEnum } from '#contract/enums.ts';
import type { CurrencySums, Totals } from '#contract/envelope.ts';
import { toDecimal } from '#contract/money.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { CountAndTotals } from '#sandbox/core/totals.ts';
import type { List } from './defineList.ts';
import type { Source } from './field.ts';
import type { ListQuery } from './listQuery.ts';
import type { Sum } from './longList.ts';

/** An object with the same names, each value made into another. */
function mapValues<From, To>(from: Readonly<Record<string, From>>, to: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(from).map(([name, value]) => [name, to(value)]));
}

type Totalled = NonNullable<List['totals']>;

const totalName = { ILS: 'totalAmountILS', USD: 'totalAmountUSD', EUR: 'totalAmountEUR' } as const;

/** Sums of rows `{ currency, amount }` in agorot, by the envelope's names; a currency without rows is absent. */
export function totalsOf(sums: readonly { currency: unknown; amount: number }[]): Totals {
  const totals: Totals = {};
  for (const currency of enumValues('currency')) {
    const own = sums.filter((sum) => sum.currency === currency);
    if (own.length > 0) totals[totalName[currency]] = toDecimal(own.reduce((all, { amount }) => all + amount, 0));
  }
  return totals;
}

/** The same of further amounts, in the order of currencies; undefined where a list sums none. */
function furtherOf(sums: readonly Sum[]): CurrencySums[] | undefined {
  const all = enumValues('currency').flatMap((currency) => {
    const further = sums.find((sum) => sum.currency === currency)?.further;
    return further ? [{ currency, amounts: mapValues(further, (agorot) => toDecimal(agorot)) }] : [];
  });
  return all.length > 0 ? all : undefined;
}

/**
 * Counts and sums per currency of the rows that a condition keeps.
 * @param numberOfRecords how many each row stands for; one when absent
 */
export function sumRows(
  call: Call,
  from: List['from'],
  totals: Totalled,
  where: SQL | undefined,
  numberOfRecords?: Source,
): Promise<Sum[]> {
  const { currency, amount, further = {} } = totals;
  const sum = (source: Source) => sql`sum(${source})`.mapWith(Number);
  const count = numberOfRecords ? sql`sum(${numberOfRecords})` : sql`count(*)`;
  return call.context.db
    .select({
      currency,
      count: count.mapWith(Number),
      amount: sum(amount),
      ...(Object.keys(further).length > 0 && { further: mapValues(further, sum) }),
    })
    .from(from)
    .where(where)
    .groupBy(currency);
}

async function readFigures(list: List, call: Call, query: ListQuery): Promise<CountAndTotals> {
  if (!list.totals) {
    const count = sql`count(*)`.mapWith(Number);
    const rows = await call.context.db.select({ count }).from(list.from).where(query.where);
    return { numberOfRecords: rows[0]?.count ?? 0 };
  }
  const rows = await (query.long?.readSums?.() ?? sumRows(call, list.from, list.totals, query.where));
  const sums = rows.map((row) => ({ currency: parseEnum('currency', String(row.currency)), amount: row.amount }));
  const further = furtherOf(rows);
  const numberOfRecords = rows.reduce((all, row) => all + row.count, 0);
  return { numberOfRecords, ...totalsOf(sums), ...(further && { sums: further }) };
}

/** Count and sums of the whole filter, kept for a while per filter and merchant. */
export function figuresOf(list: List, call: Call, query: ListQuery): Promise<CountAndTotals> {
  return call.context.totals.get(call.caller.merchantID, query.key, () => readFigures(list, call, query));
}
