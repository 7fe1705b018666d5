import { eq } from 'drizzle-orm';
import { ApiError } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import type { PaymentDetails } from '#sandbox/core/objects/stored.ts';
import { operation } from '#sandbox/core/operation.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { consumerKeys, pick } from '#sandbox/domain/money/columns.ts';
import { filled } from '#sandbox/domain/money/deal.ts';
import type { Transaction } from '#sandbox/domain/money/payment/payment.ts';
import { readTerminal } from '#sandbox/domain/ownTerminal.ts';
import { issueDocument } from './issue.ts';
import { recordNotIssued } from './notIssued.ts';

/** How a transaction was paid, as its document tells it. */
function paymentOf(row: Transaction): PaymentDetails {
  const { paymentTypeEnum: paymentType, transactionAmount: amount, numberOfPayments } = row;
  if (row.bankTransferDetails) return { paymentType, amount, ...row.bankTransferDetails };
  const card = filled(pick(row, ['cardNumber', 'cardExpiration', 'cardVendor', 'okNumber']));
  return { paymentType, amount, ...card, numberOfPayments };
}

async function issue(tx: Database, call: Call, row: Transaction): Promise<void> {
  const terminal = await readTerminal(tx, call, row.terminalID);
  const { defaultInvoiceType, defaultRefundInvoiceType } = terminal;
  const isRefund = row.specialTransactionType === 'refund';
  const invoiceDetails = row.invoiceDetails ?? {
    invoiceType: isRefund ? defaultRefundInvoiceType : defaultInvoiceType,
  };
  const isSplit = row.numberOfPayments > 1;
  const { invoiceID } = await issueDocument(tx, call, terminal, {
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
  });
  await tx
    .update(transactions)
    .set({ invoiceID })
    .where(eq(transactions.paymentTransactionID, row.paymentTransactionID));
}

/**
 * Issues the document of an approved transaction. One that can not be issued does not undo the payment: it is said beside
 * the success, and the merchant's addresses are told.
 * @returns the warning; undefined when all went well
 */
export async function issueOrSay(tx: Database, call: Call, row: Transaction): Promise<OperationResponse | undefined> {
  try {
    // Of its own, so that it can fail alone.
    await tx.transaction((inner) => issue(inner, call, row));
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { terminalID, paymentTransactionID: entityReference } = row;
    const errors = [await recordNotIssued(tx, call, error, { terminalID, entityReference })];
    return operation(call, 'CouldNotCreateInvoice', { errors }, 'warning');
  }
}
