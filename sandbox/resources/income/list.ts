import { asc, desc, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { isCharge, isRefund, isSettled, sumWhere } from '#sandbox/domain/money/settled.ts';
import { defineList } from '#sandbox/list/defineList.ts';
import { day, dictionary, guid, money, number, text } from '#sandbox/list/field.ts';
import { dayRules, daysOfDay, equals } from '#sandbox/list/filterRules.ts';
import { incomeTexts } from './texts.ts';

/** An amount that refunds take away. */
const net = (column: typeof transactions.netTotal | typeof transactions.vatTotal) =>
  sql<number>`sum(case when ${isRefund()} then -${column} else ${column} end)`.mapWith(Number);

const keys = {
  merchantID: transactions.merchantID,
  transactionDate: transactions.transactionDate,
  terminalID: transactions.terminalID,
  terminalName: transactions.terminalName,
  paymentTypeEnum: transactions.paymentTypeEnum,
  currency: transactions.currency,
};
const { transactionDate, terminalID, paymentTypeEnum, currency } = keys;

const income = new QueryBuilder({ casing: 'snake_case' })
  .select({
    ...keys,
    incomeID: sql<string>`concat_ws(':', ${transactionDate}, ${terminalID}, ${paymentTypeEnum}, ${currency})`.as(
      'income_id',
    ),
    transactionsCount: sql<number>`count(*)`.mapWith(Number).as('transactions_count'),
    totalAmount: sumWhere(sql`${transactions.transactionAmount}`, isCharge()).as('total_amount'),
    refundAmount: sumWhere(sql`${transactions.transactionAmount}`, isRefund()).as('refund_amount'),
    netSum: net(transactions.netTotal).as('net_sum'),
    vatSum: net(transactions.vatTotal).as('vat_sum'),
  })
  .from(transactions)
  .where(isSettled())
  .groupBy(...Object.values(keys))
  .as('income');

/** Income per day, terminal, payment type and currency (docs/wire.md §3.11); computed, so it has no id of its own. */
export const incomeList = defineList({
  endpoint: 'income.list',
  name: 'income',
  texts: incomeTexts,
  from: income,
  id: income.incomeID,
  merchant: income.merchantID,
  fields: () => ({
    period: day(income.transactionDate),
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
    ...dayRules(() => daysOfDay(income.transactionDate)),
    paymentType: equals(income.paymentTypeEnum),
    currency: equals(income.currency),
  },
  order: [desc(income.transactionDate), asc(income.incomeID)],
  totals: {
    currency: income.currency,
    amount: income.totalAmount,
    further: { refundAmount: income.refundAmount, netTotal: income.netSum, vatTotal: income.vatSum },
  },
});
