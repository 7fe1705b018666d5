import { eq, inArray } from 'drizzle-orm';
import { bearsVat, documentKinds } from '#contract/documentKinds.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import type { InvoiceDetails, PaymentDetails } from '#sandbox/core/objects/stored.ts';
import { operation } from '#sandbox/core/operation.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { consumerKeys, pick } from '#sandbox/domain/money/columns.ts';
import { withoutEmpty } from '#sandbox/domain/money/deal.ts';
import type { Transaction } from '#sandbox/domain/money/payment/payment.ts';
import { readTerminal } from '#sandbox/domain/ownTerminal.ts';
import { refundsDeal, requireCredited } from './credit.ts';
import { type DocumentOrder, issueDocument } from './issue.ts';
import { type Issuing, tryIssuing } from './tryIssuing.ts';
import { untaxed } from './untaxed.ts';

/** How a transaction was paid, as its document tells it. */
function paymentOf(row: Transaction): PaymentDetails {
  const { paymentTypeEnum: paymentType, transactionAmount: amount, numberOfPayments } = row;
  if (row.bankTransferDetails) return { paymentType, amount, ...row.bankTransferDetails };
  const card = withoutEmpty(pick(row, ['cardNumber', 'cardExpiration', 'cardVendor', 'okNumber']));
  return { paymentType, amount, ...card, numberOfPayments };
}

type Defaults = Pick<typeof terminals.$inferSelect, 'defaultInvoiceType' | 'defaultRefundInvoiceType'>;

/** What a transaction, or else its terminal, wants its document to be. */
function wantedDocument(row: Transaction, terminal: Defaults): InvoiceDetails {
  const isRefund = row.specialTransactionType === 'refund';
  const { defaultInvoiceType, defaultRefundInvoiceType } = terminal;
  return row.invoiceDetails ?? { invoiceType: isRefund ? defaultRefundInvoiceType : defaultInvoiceType };
}

/**
 * Transactions in the order in which their documents may be issued in one transaction of the database: by the series of
 * their numbers, each of which it then holds, so that nobody waits in a circle.
 */
export async function inOrderOfSeries<One extends { row: Transaction }>(
  tx: Database,
  some: readonly One[],
): Promise<One[]> {
  if (some.length < 2) return [...some];
  const ids = [...new Set(some.map(({ row }) => row.terminalID))];
  const { terminalID, defaultInvoiceType, defaultRefundInvoiceType } = terminals;
  const found = await tx
    .select({ terminalID, defaultInvoiceType, defaultRefundInvoiceType })
    .from(terminals)
    .where(inArray(terminalID, ids));
  const byID = new Map(found.map((terminal) => [terminal.terminalID, terminal]));
  const seriesOf = ({ row }: One) => {
    const terminal = byID.get(row.terminalID);
    return terminal ? documentKinds[wantedDocument(row, terminal).invoiceType].officialType : 0;
  };
  return some.toSorted((one, other) => seriesOf(one) - seriesOf(other));
}

async function issue(tx: Database, call: Call, row: Transaction): Promise<string> {
  const terminal = await readTerminal(tx, call, row.terminalID);
  const invoiceDetails = wantedDocument(row, terminal);
  const isSplit = row.numberOfPayments > 1;
  const credited = refundsDeal(row) ? await requireCredited(tx, row) : undefined;
  const order: DocumentOrder = {
    ...pick(row, [
      ...consumerKeys,
      'currency',
      'vatRate',
      'vatTotal',
      'netTotal',
      'dealDetails',
      'transactionType',
      'paymentTransactionID',
      'billingDealID',
    ]),
    invoiceDetails,
    invoiceAmount: row.transactionAmount,
    installmentDetails: isSplit
      ? pick(row, ['numberOfPayments', 'initialPaymentAmount', 'installmentPaymentAmount', 'totalAmount'])
      : null,
    paymentDetails: [paymentOf(row)],
    originInvoiceID: credited?.invoiceID ?? null,
  };
  // What credits a document without VAT gives none back.
  const bears = !credited || bearsVat(credited.invoiceType);
  const { invoiceID } = await issueDocument(tx, call, terminal, bears ? order : untaxed(order));
  await tx
    .update(transactions)
    .set({ invoiceID })
    .where(eq(transactions.paymentTransactionID, row.paymentTransactionID));
  return invoiceID;
}

/** Issues the document of a transaction. @returns its id, or why there is none */
export function issueForTransaction(tx: Database, call: Call, row: Transaction): Promise<Issuing<string>> {
  const { terminalID, paymentTransactionID: entityReference } = row;
  return tryIssuing(tx, call, { terminalID, entityReference }, (inner) => issue(inner, call, row));
}

/**
 * Issues the document of an approved transaction. One that can not be issued does not undo the payment: it is said beside
 * the success, and the merchant's addresses are told.
 * @returns the warning; undefined when all went well
 */
export async function issueOrWarn(tx: Database, call: Call, row: Transaction): Promise<OperationResponse | undefined> {
  const { reason } = await issueForTransaction(tx, call, row);
  return reason && operation(call, 'CouldNotCreateInvoice', { errors: [reason] }, 'warning');
}
