import type { Row } from './envelope.ts';

/** What was given back of a transaction, and what it came to, in decimals. */
export interface RefundedPart {
  refunded: number;
  amount: number;
}

/**
 * A transaction of which a part was given back has the same state as one that was given back whole: its amounts tell.
 * @param state its state or quick state as it travels
 * @returns undefined for every other row, and where the server does not say how much was given back
 */
export function refundedPart(state: string, { totalRefund, transactionAmount }: Row): RefundedPart | undefined {
  if (state !== 'chargeback' && state !== 'Chargeback') return undefined;
  if (typeof totalRefund !== 'number' || typeof transactionAmount !== 'number') return undefined;
  return totalRefund > 0 && totalRefund < transactionAmount
    ? { refunded: totalRefund, amount: transactionAmount }
    : undefined;
}
