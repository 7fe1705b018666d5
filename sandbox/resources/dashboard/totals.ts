import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { enumValues } from '#contract/enums.ts';
import { toDecimal } from '#contract/money.ts';
import { startOfIsraelDay } from '#contract/israelClock.ts';
import type { Call } from '#sandbox/core/call.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { countWhere, isCharge, isRefund, isSettled, sumWhere } from '#sandbox/domain/money/settled.ts';
import { type DashboardQuestion, type Period, within } from './question.ts';

const amount = sql`${transactions.transactionAmount}`;

// spec gap: figures without a currency add all currencies in shekels, at the rate of each deal.
export const inShekels = sql`round(${transactions.transactionAmount} * coalesce(${transactions.currencyRate}, 1))`;

/** Per currency: charges, refunds and cancellations. */
export async function readTransactionsTotals(call: Call, question: DashboardQuestion, period: Period) {
  const [charges, refunds] = [sql`${isSettled()} and ${isCharge()}`, sql`${isSettled()} and ${isRefund()}`];
  const rows = await call.context.db
    .select({
      currency: transactions.currency,
      transactionsCount: countWhere(charges),
      totalAmount: sumWhere(amount, charges),
      refundCount: countWhere(refunds),
      refundAmount: sumWhere(amount, refunds),
      canceledCount: countWhere(sql`${transactions.status} = 'cancelledByMerchant'`),
    })
    .from(transactions)
    .where(within(call, question, period))
    .groupBy(transactions.currency);
  return enumValues('currency')
    .flatMap((currency) => rows.filter((row) => row.currency === currency))
    .map((row) => ({
      ...row,
      totalAmount: toDecimal(row.totalAmount),
      refundAmount: toDecimal(row.refundAmount),
      netAmount: toDecimal(row.totalAmount - row.refundAmount),
    }));
}

/** Charges per payment type, the greatest sum first. */
export async function readPaymentTypeTotals(call: Call, question: DashboardQuestion, period: Period) {
  const totalAmount = sql`sum(${inShekels})`.mapWith(Number);
  const rows = await call.context.db
    .select({
      paymentTypeEnum: transactions.paymentTypeEnum,
      transactionsCount: sql`count(*)`.mapWith(Number),
      totalAmount,
    })
    .from(transactions)
    .where(and(within(call, question, period), isSettled(), isCharge()))
    .groupBy(transactions.paymentTypeEnum)
    .orderBy(sql`${totalAmount} desc`, transactions.paymentTypeEnum);
  return rows.map((row) => ({ ...row, totalAmount: toDecimal(row.totalAmount) }));
}

/** The ten items that sold for most. */
export async function readItemsTotals(call: Call, question: DashboardQuestion, period: Period) {
  const rate = sql`coalesce(${transactions.currencyRate}, 1)`;
  const rows = await call.context.db
    .select({
      itemID: sql<string | null>`line->>'itemID'`,
      itemName: sql<string>`line->>'itemName'`,
      quantity: sql`sum((line->>'quantity')::numeric)`.mapWith(Number),
      totalAmount: sql`sum(round((line->>'amount')::numeric * ${rate}))`.mapWith(Number),
    })
    .from(transactions)
    .innerJoin(sql`lateral jsonb_array_elements(${transactions.dealDetails}->'items') as sold(line)`, sql`true`)
    .where(and(within(call, question, period), isSettled(), isCharge()))
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`4 desc`, sql`2`, sql`1`)
    .limit(10);
  return rows.map((row) => ({ ...row, totalAmount: toDecimal(row.totalAmount) }));
}

/**
 * Customers who were charged: new ones had no charge before the period. The average is per customer.
 * @returns a list of one
 */
export async function readConsumersTotals(call: Call, question: DashboardQuestion, period: Period) {
  const { db } = call.context;
  const settled = and(isSettled(), isCharge());
  const charged = await db
    .select({
      consumerID: transactions.consumerID,
      amount: sql`sum(${inShekels})`.mapWith(Number),
    })
    .from(transactions)
    .where(and(within(call, question, period), settled, isNotNull(transactions.consumerID)))
    .groupBy(transactions.consumerID);
  const earlier = await db
    .selectDistinct({ consumerID: transactions.consumerID })
    .from(transactions)
    .where(
      and(
        eq(transactions.merchantID, call.caller.merchantID),
        sql`${transactions.transactionTimestamp} < ${sql.param(startOfIsraelDay(period.from), transactions.transactionTimestamp)}`,
        settled,
        isNotNull(transactions.consumerID),
      ),
    );
  const known = new Set(earlier.map(({ consumerID }) => consumerID));
  const totalAmount = charged.reduce((all, row) => all + row.amount, 0);
  const returningCustomersCount = charged.filter(({ consumerID }) => known.has(consumerID)).length;
  return [
    {
      customersCount: charged.length,
      newCustomersCount: charged.length - returningCustomersCount,
      returningCustomersCount,
      averageAmount: toDecimal(charged.length === 0 ? 0 : Math.round(totalAmount / charged.length)),
      totalAmount: toDecimal(totalAmount),
    },
  ];
}
