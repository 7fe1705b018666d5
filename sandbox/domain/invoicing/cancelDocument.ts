import { and, eq, isNull } from 'drizzle-orm';
import { isCredit } from '#contract/documentKinds.ts';
import { ApiError, required } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { written } from '#sandbox/core/operation.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { consumerKeys, pick } from '#sandbox/domain/money/columns.ts';
import { readTerminal, type Terminal } from '#sandbox/domain/ownTerminal.ts';
import { leftToCredit } from './credit.ts';
import { type DocumentOrder, type Invoice, issueDocument } from './issue.ts';
import { type Issuing, tryIssuing } from './tryIssuing.ts';

/** @throws ApiError 400 for what was not issued, is cancelled already, or is a credit itself */
function requireCancelable({ invoiceNumber, status, invoiceType, invoiceID: entityUID }: Invoice): void {
  const more = { entityType: 'Invoice', entityUID };
  if (invoiceNumber === null) throw new ApiError(400, 'DocumentNotIssued', more);
  if (status === 'canceled') throw new ApiError(400, 'DocumentCanceledAlready', more);
  if (isCredit(invoiceType)) throw new ApiError(400, 'CreditNotCanceled', more);
}

/** The document that credits what is left of another one. @throws ApiError 400 when nothing is */
function creditOrder(
  origin: Invoice,
  { defaultCreditInvoiceType: invoiceType }: Pick<Terminal, 'defaultCreditInvoiceType'>,
): DocumentOrder {
  const invoiceAmount = leftToCredit(origin);
  if (invoiceAmount <= 0) throw new ApiError(400, 'DocumentCreditedAlready', { entityUID: origin.invoiceID });
  const vatTotal = origin.vatTotal - origin.creditedVat;
  const { items, ...deal } = origin.dealDetails;
  const isWhole = origin.creditedAmount === 0;
  const { invoiceNumber: _, donation: __, ...details } = origin.invoiceDetails;
  return {
    ...pick(origin, [
      ...consumerKeys,
      'currency',
      'vatRate',
      'transactionType',
      'paymentTransactionID',
      'billingDealID',
    ]),
    invoiceDetails: { ...details, invoiceType },
    invoiceAmount,
    vatTotal,
    netTotal: invoiceAmount - vatTotal,
    dealDetails: { ...deal, ...(isWhole && items && { items }) },
    installmentDetails: null,
    paymentDetails: isWhole ? origin.paymentDetails : [],
    originInvoiceID: origin.invoiceID,
  };
}

/** Locks a document, and before it its transaction, as whoever issues for one does: so nobody waits in a circle. @throws ApiError 404 */
export async function lockDocument(tx: Database, { caller }: Pick<Call, 'caller'>, id: string): Promise<Invoice> {
  const isThere = and(
    eq(invoices.merchantID, caller.merchantID),
    eq(invoices.invoiceID, id),
    isNull(invoices.deletedAt),
  );
  const { paymentTransactionID } = required(await tx.select().from(invoices).where(isThere), 'Invoice');
  if (paymentTransactionID) {
    const isIts = eq(transactions.paymentTransactionID, paymentTransactionID);
    await tx.select({ id: transactions.paymentTransactionID }).from(transactions).where(isIts).for('update');
  }
  return required(await tx.select().from(invoices).where(isThere).for('update'), 'Invoice');
}

/**
 * Cancels a document that is locked by the transaction: issues the document that credits what is left of it, once, and links
 * the two; its transaction has none then.
 * @returns the credit document, or why none could be issued
 * @throws ApiError 400 for what cannot be cancelled
 */
export async function cancelDocument(tx: Database, call: Call, origin: Invoice): Promise<Issuing<Invoice>> {
  requireCancelable(origin);
  const { invoiceID, terminalID } = origin;
  const terminal = await readTerminal(tx, call, terminalID);
  const order = creditOrder(origin, terminal);
  const unissued = { terminalID, entityReference: invoiceID };
  const issuing = await tryIssuing(tx, call, unissued, (inner) => issueDocument(inner, call, terminal, order));
  if (!issuing.issued) return issuing;
  await tx
    .update(invoices)
    .set({
      status: 'canceled',
      creditInvoiceID: issuing.issued.invoiceID,
      ...written(call),
      version: nextVersion(invoices),
    })
    .where(eq(invoices.invoiceID, invoiceID));
  await tx.update(transactions).set({ invoiceID: null }).where(eq(transactions.invoiceID, invoiceID));
  return issuing;
}
