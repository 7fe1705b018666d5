import type { Database } from '#sandbox/core/database.ts';
import { newID } from '#sandbox/core/newID.ts';
import type { ProcessorKind } from '#sandbox/core/processor.ts';
import type { transactionEvents, transactions } from '#sandbox/db/schema/transaction.ts';

export type Transaction = typeof transactions.$inferSelect;
export type TransactionInsert = typeof transactions.$inferInsert;

/** A payment that was judged and may begin. */
export interface Payment {
  row: TransactionInsert;
  /** A card typed in this very request; it lives in memory until the processor has answered. */
  cardNumber?: string;
  /** The terminal refuses the same card and amount again within minutes. */
  refuseDouble: boolean;
  /**
   * Takes what the payment lives on (a hold, the rest of a deal, a billing deal) so that nobody takes it twice; runs
   * inside the transaction that begins the payment. Given back when the processor refuses.
   * @throws ApiError when it is taken
   */
  reserve?(tx: Database): Promise<void>;
}

/** What is asked of the processor for a row; undefined: nothing, the money moves by bank transfer. */
export function kindOf(
  row: Pick<
    Transaction,
    'paymentTypeEnum' | 'jDealType' | 'specialTransactionType' | 'initialTransactionID' | 'billingDealID'
  >,
): ProcessorKind | undefined {
  if (row.paymentTypeEnum === 'bank') return undefined;
  if (row.jDealType === 'J2') return 'check';
  if (row.jDealType === 'J5') return 'hold';
  const isAboutAnother = row.initialTransactionID !== null && row.billingDealID === null;
  if (row.specialTransactionType === 'refund') return isAboutAnother ? 'return' : 'refund';
  return isAboutAnother ? 'capture' : 'charge';
}

/** A line of a transaction's timeline. */
export function eventOf(
  row: Pick<Transaction, 'merchantID' | 'paymentTransactionID'>,
  event: Pick<typeof transactionEvents.$inferInsert, 'operationDate' | 'operationDoneBy' | 'status' | 'message'>,
): typeof transactionEvents.$inferInsert {
  const { merchantID, paymentTransactionID } = row;
  return { transactionEventID: newID(), merchantID, paymentTransactionID, ...event };
}
