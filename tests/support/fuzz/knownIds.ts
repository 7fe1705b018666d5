import { and, eq, inArray, isNull } from 'drizzle-orm';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { items } from '#sandbox/db/schema/item.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import type { Database } from '#sandbox/core/database.ts';
import { findAnchors } from '#tests/support/seededLists.ts';
import type { KnownIds } from './values.ts';

/** Some records of the first merchant by what fields and paths call them. */
export async function findKnownIds(db: Database): Promise<KnownIds> {
  const { merchantID, transmissionID, masavFileID, terminalID } = await findAnchors(db);
  const few = 6;
  const [c, i, t, d, v, l, k] = await Promise.all([
    db
      .select()
      .from(consumers)
      .where(and(eq(consumers.merchantID, merchantID), isNull(consumers.deletedAt)))
      .limit(few),
    db.select().from(items).where(eq(items.merchantID, merchantID)).limit(few),
    db
      .select()
      .from(transactions)
      .where(
        and(
          eq(transactions.merchantID, merchantID),
          inArray(transactions.status, ['completed', 'awaitingForTransmission', 'awaitingToSelectJ5']),
        ),
      )
      .limit(few),
    db.select().from(billingDeals).where(eq(billingDeals.merchantID, merchantID)).limit(few),
    db.select().from(invoices).where(eq(invoices.merchantID, merchantID)).limit(few),
    db.select().from(paymentRequests).where(eq(paymentRequests.merchantID, merchantID)).limit(few),
    db.select().from(cardTokens).where(eq(cardTokens.merchantID, merchantID)).limit(few),
  ]);
  const all = await db.select().from(terminals).where(eq(terminals.merchantID, merchantID));
  return {
    terminal: [terminalID, terminalID, ...all.map((row) => row.terminalID)],
    consumer: c.map((row) => row.consumerID),
    item: i.map((row) => row.itemID),
    masavFile: [masavFileID],
    masav: [masavFileID],
    transmission: [transmissionID],
    billing: d.map((row) => row.billingDealID),
    deal: d.map((row) => row.billingDealID),
    invoice: v.map((row) => row.invoiceID),
    paymentRequest: l.map((row) => row.paymentRequestID),
    paymentIntent: l.map((row) => row.paymentRequestID),
    token: k.map((row) => row.creditCardTokenID),
    transaction: t.map((row) => row.paymentTransactionID),
    origin: v.map((row) => row.invoiceID),
  };
}
