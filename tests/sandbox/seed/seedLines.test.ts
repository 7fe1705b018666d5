import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toDecimal } from '#contract/money.ts';
import { lineFault, sumFault } from '#contract/rules/lines.ts';
import type { DealDetails } from '#sandbox/core/objects/stored.ts';
import { toWireDeal } from '#sandbox/core/objects/wire.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { openSeededDatabase } from '#tests/support/seededDatabase.ts';

let seeded: Awaited<ReturnType<typeof openSeededDatabase>>;
beforeAll(async () => {
  seeded = await openSeededDatabase();
});
afterAll(() => seeded.close());

describe('the lines of the seed', () => {
  it.each([
    ['transactions', transactions, 1000],
    ['billing deals', billingDeals, 100],
    ['payment requests', paymentRequests, 0],
    ['documents', invoices, 50],
  ] as const)('of %s are such as a request may have', async (_name, table, least) => {
    const rows: { dealDetails: DealDetails }[] = await seeded.db.select({ dealDetails: table.dealDetails }).from(table);
    const lines = rows.flatMap(({ dealDetails }) => toWireDeal(dealDetails).items ?? []);
    expect(lines.length).toBeGreaterThanOrEqual(least);
    expect(lines.filter((line) => lineFault(line))).toEqual([]);
  });

  it.each([
    ['transactions', transactions, transactions.transactionAmount],
    ['billing deals', billingDeals, billingDeals.transactionAmount],
    ['payment requests', paymentRequests, paymentRequests.paymentRequestAmount],
    ['documents', invoices, invoices.invoiceAmount],
  ] as const)('of %s come to their amount, to the agora', async (_name, table, amount) => {
    const rows: { amount: number; dealDetails: DealDetails }[] = await seeded.db
      .select({ amount, dealDetails: table.dealDetails })
      .from(table);
    const off = rows.filter((row) =>
      sumFault(toDecimal(row.amount), { dealDetails: toWireDeal(row.dealDetails) }, { isExact: true }),
    );
    expect(off.map((row) => [row.amount, row.dealDetails.items])).toEqual([]);
  });
});
