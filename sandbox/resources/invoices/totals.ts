import { sql } from 'drizzle-orm';
import { bearsVat } from '#contract/documentKinds.ts';
import { toDecimal } from '#contract/money.ts';
import { invalidQuery } from '#sandbox/core/apiError.ts';
import type { AnswerOf } from '#contract/entities/callTypes.ts';
import type { Handler } from '#sandbox/core/call.ts';
import { toWireDay } from '#sandbox/core/wire.ts';
import { readListQuery } from '#sandbox/list/listQuery.ts';
import { totalsOf } from '#sandbox/list/totals.ts';
import { invoicesList } from './list.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';

const days = invoices.invoiceDate;

/** First day of the period a document falls into; weeks begin on Sunday. */
const periods = {
  day: sql<string>`${days}::text`,
  week: sql<string>`(${days} - extract(dow from ${days})::int)::text`,
  month: sql<string>`date_trunc('month', ${days})::date::text`,
  year: sql<string>`date_trunc('year', ${days})::date::text`,
};

/**
 * Documents summed per period and type (docs/wire.md §5.7), the newest period first; takes the list's filters.
 * Amounts of several currencies are not added: a period has a row per type and currency.
 */
export const getInvoiceTotals: Handler<AnswerOf<'invoices.totals'>> = async (call) => {
  const segment = Object.entries(periods).find(([name]) => name === call.path.segment?.toLowerCase());
  if (!segment) throw invalidQuery([{ code: 'segment', description: 'Invalid' }]);
  const period = segment[1];
  const { where } = await readListQuery(invoicesList, call);
  const rows = await call.context.db
    .select({
      period,
      invoiceType: invoices.invoiceType,
      currency: invoices.currency,
      count: sql`count(*)`.mapWith(Number),
      amount: sql`sum(${invoices.invoiceAmount})`.mapWith(Number),
      vatTotal: sql`sum(${invoices.vatTotal})`.mapWith(Number),
    })
    .from(invoices)
    .where(where)
    .groupBy(period, invoices.invoiceType, invoices.currency)
    .orderBy(sql`1 desc`, invoices.invoiceType, invoices.currency);
  const data = rows.map((row) => ({
    period: toWireDay(row.period),
    invoiceType: row.invoiceType,
    currency: row.currency,
    count: row.count,
    totalAmount: toDecimal(row.amount),
    vatTotal: bearsVat(row.invoiceType) ? toDecimal(row.vatTotal) : null,
  }));
  return { json: { data, ...totalsOf(rows) } };
};
