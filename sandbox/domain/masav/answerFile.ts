import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { locales } from '#contract/constants.ts';
import { isCredit, saysPayments } from '#contract/documentKinds.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Context } from '#sandbox/core/context.ts';
import type { Database } from '#sandbox/core/database.ts';
import { newID } from '#sandbox/core/newID.ts';
import { written } from '#sandbox/core/operation.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { masavFileRows, masavFiles } from '#sandbox/db/schema/masav.ts';
import { transactionEvents, transactions } from '#sandbox/db/schema/transaction.ts';
import { cancelDocument, lockDocument } from '#sandbox/domain/invoicing/cancelDocument.ts';
import { lockDeals } from '#sandbox/domain/lockDeals.ts';
import { publishDealChanges } from '#sandbox/domain/money/payment/billingOutcome.ts';
import { eventOf } from '#sandbox/domain/money/payment/payment.ts';
import { recordEvents } from '#sandbox/events/recordEvent.ts';
import { valueDateOf } from './valueDate.ts';

type MasavFile = typeof masavFiles.$inferSelect;
type Invoice = typeof invoices.$inferSelect;

/** Who answers, as timelines name it; no user of the sandbox has this id. */
const bank = { userID: '00000000-0000-4000-8000-000000000001', name: 'תשובת הבנק', roles: [] };

/** What the bank does, as a call of the file's merchant: documents are cancelled by whoever calls. */
const callOfBank = (context: Context, merchantID: string): Call => ({
  context,
  caller: { ...bank, merchantID },
  endpoint: 'invoices.cancel',
  locale: locales[0],
  correlationId: newID(),
  path: {},
  query: new URLSearchParams(),
  body: undefined,
  signal: new AbortController().signal,
});

/** A row that was returned. */
type Returned = typeof masavFileRows.$inferSelect;

/** The charge failed: no money came. What is no charge any more stays what it is. @returns the ids that failed */
async function rejectCharges(tx: Database, call: Call, rows: readonly Returned[]): Promise<Set<string>> {
  const failed = new Set<string>();
  for (const [comment, some] of Map.groupBy(rows, (row) => row.comment ?? '')) {
    const ids = some.map(({ paymentTransactionID }) => paymentTransactionID);
    const changed = await tx
      .update(transactions)
      .set({
        status: 'rejectedByProcessor',
        rejectionMessage: comment,
        ...written(call),
        version: nextVersion(transactions),
      })
      .where(and(inArray(transactions.paymentTransactionID, ids), eq(transactions.status, 'completed')))
      .returning();
    if (changed.length === 0) continue;
    const event = { operationDate: call.context.clock.now(), operationDoneBy: bank.name, message: comment };
    await tx
      .insert(transactionEvents)
      .values(changed.map((row) => eventOf(row, { ...event, status: 'rejectedByProcessor' })));
    const rejected = (row: (typeof changed)[number]) => ({
      terminalID: row.terminalID,
      eventName: 'TransactionRejected' as const,
      entityType: 'PaymentTransaction' as const,
      entityReference: row.paymentTransactionID,
      entityExternalReference: row.dealReference,
      errorMessage: comment,
    });
    await recordEvents(
      tx,
      changed.map((row) => ({ call, event: rejected(row) })),
    );
    for (const row of changed) failed.add(row.paymentTransactionID);
  }
  return failed;
}

/**
 * A document that says the money came is cancelled by its credit document; one that only asks for it stands. Where none can
 * be issued the merchant's addresses are told, and the document stands.
 */
async function cancelReceipts(tx: Database, call: Call, transactionIDs: readonly string[]): Promise<void> {
  const documents = await tx
    .select({ invoiceID: invoices.invoiceID, invoiceType: invoices.invoiceType })
    .from(invoices)
    .where(
      and(
        eq(invoices.merchantID, call.caller.merchantID),
        inArray(invoices.paymentTransactionID, [...transactionIDs]),
        notInArray(invoices.status, ['initial', 'canceled']),
        isNull(invoices.deletedAt),
        sql`${invoices.creditedAmount} < ${invoices.invoiceAmount}`,
      ),
    )
    .orderBy(invoices.invoiceID);
  const receipts: Invoice[] = [];
  // All before the first takes a number: whoever credits one of them waits for a number with its document locked.
  for (const { invoiceID, invoiceType } of documents) {
    if (saysPayments(invoiceType) && !isCredit(invoiceType)) receipts.push(await lockDocument(tx, call, invoiceID));
  }
  for (const receipt of receipts) await cancelDocument(tx, call, receipt);
}

/** A deal tells of the return as of a failed attempt. The charge is not made again by itself: each return costs a fee. */
async function tellDeals(tx: Database, call: Call, rows: readonly Returned[]): Promise<void> {
  const told = new Set(rows.flatMap(({ billingDealID }) => billingDealID ?? []));
  await lockDeals(tx, inArray(billingDeals.billingDealID, [...told]));
  for (const { billingDealID, comment } of rows) {
    if (!billingDealID) continue;
    await tx
      .update(billingDeals)
      .set({
        lastError: comment,
        lastErrorCorrelationID: call.correlationId,
        failedAttemptsCount: sql`${billingDeals.failedAttemptsCount} + 1`,
        version: nextVersion(billingDeals),
      })
      .where(eq(billingDeals.billingDealID, billingDealID));
  }
  await publishDealChanges(tx, call, [...told]);
}

// spec gap: what a returned debit does to its charge, its deal and its document (docs/rulings.md).
async function undoReturned(tx: Database, call: Call, rows: readonly Returned[]): Promise<void> {
  const failed = await rejectCharges(tx, call, rows);
  const undone = rows.filter(({ paymentTransactionID }) => failed.has(paymentTransactionID));
  if (undone.length === 0) return;
  await cancelReceipts(tx, call, [...failed]);
  await tellDeals(
    tx,
    call,
    undone.toSorted((one, other) => (one.billingDealID ?? '').localeCompare(other.billingDealID ?? '')),
  );
}

/** A file that was had and not answered, locked until the transaction ends. */
async function lockUnanswered(tx: Database, masavFileID: number): Promise<MasavFile | undefined> {
  const isIt = and(
    eq(masavFiles.masavFileID, masavFileID),
    eq(masavFiles.downloaded, true),
    isNull(masavFiles.paidDate),
  );
  const [file] = await tx.select().from(masavFiles).where(isIt).for('update');
  return file;
}

/**
 * The bank's answer to a file, once: every row is paid on the value date, but for those that are returned.
 * @param reasonOf why a row is returned; undefined: it is paid
 * @returns whether there was something to answer
 */
export async function answerFile(
  context: Context,
  masavFileID: number,
  reasonOf: (row: Returned) => string | undefined,
): Promise<boolean> {
  const merchantID = await context.db.transaction(async (tx) => {
    const file = await lockUnanswered(tx, masavFileID);
    if (!file) return undefined;
    const call = callOfBank(context, file.merchantID);
    const isOf = eq(masavFileRows.masavFileID, masavFileID);
    const rows = await tx.select().from(masavFileRows).where(isOf).orderBy(masavFileRows.masavFileRowID);
    await tx.update(masavFileRows).set({ paid: true, comment: null }).where(isOf);
    const returned = rows.flatMap((row) => {
      const comment = reasonOf(row);
      return comment === undefined ? [] : [{ ...row, paid: false, comment }];
    });
    for (const { masavFileRowID, comment } of returned) {
      await tx
        .update(masavFileRows)
        .set({ paid: false, comment })
        .where(eq(masavFileRows.masavFileRowID, masavFileRowID));
    }
    await tx
      .update(masavFiles)
      .set({
        paidDate: valueDateOf(file, context.clock.now()),
        ...written(call),
        version: nextVersion(masavFiles),
      })
      .where(eq(masavFiles.masavFileID, masavFileID));
    await undoReturned(tx, call, returned);
    return file.merchantID;
  });
  if (merchantID !== undefined) context.totals.drop(merchantID);
  return merchantID !== undefined;
}
