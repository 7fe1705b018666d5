import type { transactions } from '#sandbox/db/schema/transaction.ts';
import { settledStatuses } from './settled.ts';

type Transaction = typeof transactions.$inferSelect;

/** What may be done with a transaction; the client shows no other action (contract.md §3.6). */
export interface AllowedActions {
  allowTransmission: boolean;
  allowTransmissionCancellation: boolean;
  allowRefund: boolean;
  allowInvoiceCreation: boolean;
}

/** Actions whose calls this sandbox answers; a flag is never true for another one. */
const offered: AllowedActions = {
  allowTransmission: false,
  allowTransmissionCancellation: false,
  allowRefund: false,
  allowInvoiceCreation: false,
};

/** @param within which actions are offered at all */
export function allowedActions(row: Transaction, within: AllowedActions = offered): AllowedActions {
  const isWaiting = row.jDealType === 'J4' && row.status === 'awaitingForTransmission';
  const isSettled = row.jDealType === 'J4' && settledStatuses.includes(row.status);
  const isCharge = row.specialTransactionType !== 'refund';
  return {
    allowTransmission: within.allowTransmission && isWaiting,
    allowTransmissionCancellation: within.allowTransmissionCancellation && isWaiting,
    allowRefund: within.allowRefund && isSettled && isCharge && row.totalRefund < row.transactionAmount,
    allowInvoiceCreation: within.allowInvoiceCreation && isSettled && row.invoiceID === null && row.currency === 'ILS',
  };
}
