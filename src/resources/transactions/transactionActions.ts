import type { Row } from '#contract/envelope.ts';
import { toAgorot, toDecimal } from '#contract/money.ts';
import { parseWireDate } from '#src/meta/dateText.ts';

/** What can be done with a transaction, the one a person wants most first. */
export const transactionActions = ['transmit', 'selectJ5', 'chargeback', 'invoice', 'slip', 'cancel'] as const;
export type TransactionAction = (typeof transactionActions)[number];

const amountOf = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? toAgorot(value) : 0);

/** What may still be refunded, in decimals: the amount without what was refunded (docs/wire.md §3.6). */
export function leftToRefund({ transactionAmount, totalRefund }: Row): number {
  const left = amountOf(transactionAmount) - amountOf(totalRefund);
  return Number.isFinite(left) && left > 0 ? toDecimal(left) : 0;
}

/** When the hold of a J5 ends; undefined for what is no open hold. */
export function holdEnd({ status, transactionJ5ExpiredDate }: Row): Date | undefined {
  const date = status === 'awaitingToSelectJ5' ? parseWireDate(transactionJ5ExpiredDate) : undefined;
  return date?.kind === 'instant' ? date.at : undefined;
}

/**
 * What the server allows with a transaction; a list's row, which carries no flags, offers nothing.
 * @param isHeld the hold of a J5 has not ended yet.
 */
export function offeredActions(details: Row, isHeld: boolean): TransactionAction[] {
  const { allowTransmission, allowTransmissionCancellation, allowRefund, allowInvoiceCreation, quickStatus } = details;
  const isWhole = typeof allowRefund === 'boolean';
  const offered: Record<TransactionAction, boolean> = {
    transmit: allowTransmission === true,
    selectJ5: isWhole && isHeld,
    chargeback: allowRefund === true && leftToRefund(details) > 0,
    invoice: allowInvoiceCreation === true,
    // A slip tells of money that moved.
    slip: isWhole && details.jDealType === 'J4' && quickStatus !== 'Failed' && quickStatus !== 'Canceled',
    cancel: allowTransmissionCancellation === true,
  };
  return transactionActions.filter((action) => offered[action]);
}

/** The amount as it moved: negative for a refund. */
export function signedAmount({ transactionAmount, specialTransactionType }: Row): number {
  const amount = toDecimal(amountOf(transactionAmount));
  return specialTransactionType === 'refund' ? -amount : amount;
}
