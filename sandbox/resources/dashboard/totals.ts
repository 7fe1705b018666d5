import { desc, sql } from 'drizzle-orm';
import { enumValues } from '#contract/enums.ts';
import { toDecimal } from '#contract/money.ts';
import type { Call } from '#sandbox/core/call.ts';
import { dayFigures } from '#sandbox/figures/dayFiguresTable.ts';
import { itemFigures } from '#sandbox/figures/itemFiguresTable.ts';
import { chargesOf, ofDays, readCounted } from './dayFigures.ts';
import type { DashboardQuestion, Period } from './question.ts';

/** Per currency: charges, refunds and cancellations. */
export async function readTransactionsTotals(...asked: [Call, DashboardQuestion, Period]) {
  const rows = await readCounted(dayFigures.currency, ['charge', 'refund', 'cancelled'], asked);
  return enumValues('currency')
    .filter((currency) => rows.some((row) => row.key === currency))
    .map((currency) => {
      const of = (word: string) => rows.find((row) => row.key === currency && row.countedAs === word);
      const [charges, refunds] = [of('charge'), of('refund')];
      return {
        currency,
        transactionsCount: charges?.count ?? 0,
        totalAmount: toDecimal(charges?.amount ?? 0),
        refundCount: refunds?.count ?? 0,
        refundAmount: toDecimal(refunds?.amount ?? 0),
        canceledCount: of('cancelled')?.count ?? 0,
        netAmount: toDecimal((charges?.amount ?? 0) - (refunds?.amount ?? 0)),
      };
    });
}

/** Charges per payment type, the greatest sum first. */
export async function readPaymentTypeTotals(...asked: [Call, DashboardQuestion, Period]) {
  const rows = await readCounted(dayFigures.paymentTypeEnum, ['charge'], asked);
  return [...new Set(rows.map(({ key }) => key))]
    .map((paymentTypeEnum) => ({ paymentTypeEnum, ...chargesOf(rows.filter(({ key }) => key === paymentTypeEnum)) }))
    .toSorted((one, other) => other.totalAmount - one.totalAmount);
}

/** The ten items that sold for most. */
export async function readItemsTotals(...[call, question, period]: [Call, DashboardQuestion, Period]) {
  const { itemID, itemName } = itemFigures;
  const totalAmount = sql`sum(${itemFigures.inShekels})`.mapWith(Number);
  const rows = await call.context.db
    .select({ itemID, itemName, quantity: sql`sum(${itemFigures.quantity})`.mapWith(Number), totalAmount })
    .from(itemFigures)
    .where(ofDays(itemFigures, call, question, period))
    .groupBy(itemID, itemName)
    .orderBy(desc(totalAmount), itemName, itemID)
    .limit(10);
  return rows.map((row) => ({ ...row, totalAmount: toDecimal(row.totalAmount) }));
}
