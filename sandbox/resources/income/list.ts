import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { sumWhere } from '#sandbox/domain/money/settled.ts';
import { dayFigures as figures } from '#sandbox/figures/dayFiguresTable.ts';
import { defineList } from '#sandbox/list/defineList.ts';
import { day, dictionary, guid, money, number, text } from '#sandbox/list/field.ts';
import { dayRules, daysOfDay, equals } from '#sandbox/list/filterRules.ts';
import { incomeTexts } from './texts.ts';

const keys = {
  merchantID: figures.merchantID,
  day: figures.day,
  terminalID: figures.terminalID,
  terminalName: terminals.label,
  paymentTypeEnum: figures.paymentTypeEnum,
  currency: figures.currency,
};
const { day: ofDay, terminalID, paymentTypeEnum, currency } = keys;

const isRefund = eq(figures.countedAs, 'refund');
const isCharge = eq(figures.countedAs, 'charge');
/** A sum that refunds take away. */
const net = (column: typeof figures.netTotal | typeof figures.vatTotal) =>
  sql<number>`sum(case when ${isRefund} then -${column} else ${column} end)`.mapWith(Number);

const income = new QueryBuilder({ casing: 'snake_case' })
  .select({
    ...keys,
    incomeID: sql<string>`concat_ws(':', ${ofDay}, ${terminalID}, ${paymentTypeEnum}, ${currency})`.as('income_id'),
    transactionsCount: sql<number>`sum(${figures.numberOfRecords})`.mapWith(Number).as('transactions_count'),
    totalAmount: sumWhere(sql`${figures.totalAmount}`, isCharge).as('total_amount'),
    refundAmount: sumWhere(sql`${figures.totalAmount}`, isRefund).as('refund_amount'),
    netSum: net(figures.netTotal).as('net_sum'),
    vatSum: net(figures.vatTotal).as('vat_sum'),
  })
  .from(figures)
  .innerJoin(terminals, eq(terminals.terminalID, figures.terminalID))
  .where(inArray(figures.countedAs, ['charge', 'refund']))
  .groupBy(...Object.values(keys))
  .as('income');

/** Income per day, terminal, payment type and currency (docs/wire.md §3.11), of the kept figures; it has no id of its own. */
export const incomeList = defineList({
  endpoint: 'income.list',
  name: 'income',
  texts: incomeTexts,
  from: income,
  id: income.incomeID,
  merchant: income.merchantID,
  fields: () => ({
    period: day(income.day),
    terminalName: text(income.terminalName),
    paymentTypeEnum: dictionary(income.paymentTypeEnum, 'paymentType'),
    totalAmount: money(income.totalAmount),
    refundAmount: money(income.refundAmount),
    netTotal: money(income.netSum),
    vatTotal: money(income.vatSum),
    currency: dictionary(income.currency, 'currency'),
    transactionsCount: number(income.transactionsCount),
    terminalID: guid(income.terminalID),
  }),
  filters: {
    terminalID: equals(income.terminalID),
    ...dayRules(() => daysOfDay(income.day)),
    paymentType: equals(income.paymentTypeEnum),
    currency: equals(income.currency),
  },
  order: [desc(income.day), asc(income.incomeID)],
  totals: {
    currency: income.currency,
    amount: income.totalAmount,
    further: { refundAmount: income.refundAmount, netTotal: income.netSum, vatTotal: income.vatSum },
  },
});
