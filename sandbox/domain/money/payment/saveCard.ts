import { eq } from 'drizzle-orm';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { cardKeys, consumerKeys, pick } from '#sandbox/domain/money/columns.ts';
import { saveCard } from '#sandbox/domain/savedCards/save.ts';
import type { Transaction } from './payment.ts';

/** Saves the card of an approved charge for its customer, and names it on the charge. @throws Error without a customer */
export async function saveCardOf(tx: Database, call: Call, row: Transaction, number: string): Promise<void> {
  const { consumerID, paymentTransactionID } = row;
  if (consumerID === null) throw new Error('a saved card needs a customer');
  const { creditCardTokenID } = await saveCard(tx, call, {
    number,
    consumerID,
    columns: {
      ...pick(row, ['terminalID', 'terminalName', 'okNumber', ...consumerKeys, ...cardKeys]),
      initialTransactionID: paymentTransactionID,
    },
  });
  await tx
    .update(transactions)
    .set({ creditCardToken: creditCardTokenID })
    .where(eq(transactions.paymentTransactionID, paymentTransactionID));
}
