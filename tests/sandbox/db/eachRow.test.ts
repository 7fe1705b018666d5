import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#sandbox/core/database.ts';
import { each, eachRow } from '#sandbox/db/eachRow.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { openSeededDatabase } from '#tests/support/seededDatabase.ts';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openSeededDatabase());
});
afterAll(() => close());

it('writes values of their own onto several rows with one statement: instants, days, objects, Hebrew and nothing', async () => {
  const two = await db.select().from(billingDeals).orderBy(billingDeals.billingDealID).limit(2);
  const [first, second] = two.map((deal, index) => ({
    ...deal,
    lastError: index === 0 ? 'הכרטיס סורב "004"' : null,
    currentTransactionTimestamp: new Date('2026-11-15T10:00:00.123Z'),
    nextScheduledTransaction: `2026-12-0${index + 1}`,
    transactionAmount: 100 + index,
    bankDetails: index === 0 ? { bank: 12, bankBranch: 600, bankAccount: "1'2" } : null,
  }));
  const source = alias(billingDeals, each);
  await db
    .update(billingDeals)
    .set({
      lastError: source.lastError,
      currentTransactionTimestamp: source.currentTransactionTimestamp,
      nextScheduledTransaction: source.nextScheduledTransaction,
      transactionAmount: source.transactionAmount,
      bankDetails: source.bankDetails,
    })
    .from(
      eachRow(
        billingDeals,
        [first, second].filter((row) => row !== undefined),
      ),
    )
    .where(eq(billingDeals.billingDealID, source.billingDealID));
  const after = await db.select().from(billingDeals).orderBy(billingDeals.billingDealID).limit(2);
  expect(after).toEqual([first, second]);
});
