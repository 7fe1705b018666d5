import { and, eq, isNull } from 'drizzle-orm';
import type { Call } from '#sandbox/call.ts';
import type { Database } from '#sandbox/db/database.ts';
import { cardTokens, consumers, transactions } from '#sandbox/db/schema/index.ts';
import { recordEvent } from '#sandbox/events/recordEvent.ts';
import { newID } from '#sandbox/newID.ts';
import { written } from '#sandbox/operation.ts';
import { lockConsumer } from '#sandbox/resources/cardTokens/record.ts';
import { cardKeys, consumerKeys, pick } from './columns.ts';
import type { Transaction } from './payment.ts';

/**
 * Saves the card of an approved charge for its customer: the number into the vault, the rest beside it.
 * @returns the id of the saved card
 */
export async function saveCard(tx: Database, call: Call, row: Transaction, cardNumber: string): Promise<string> {
  const creditCardTokenID = newID();
  const { merchantID, terminalID, consumerID, paymentTransactionID } = row;
  // Locked: a customer who is deleted at this moment must not be left with a card.
  if (consumerID === null || !(await lockConsumer(tx, call, consumerID))) {
    throw new Error('a saved card needs a customer');
  }
  // First, so that a customer who is being deleted takes this card along or is gone.
  const owners = await tx
    .update(consumers)
    .set({ hasCreditCard: true })
    .where(and(eq(consumers.merchantID, merchantID), eq(consumers.consumerID, consumerID), isNull(consumers.deletedAt)))
    .returning({ consumerID: consumers.consumerID });
  if (owners.length === 0) throw new Error('the customer is gone');
  const vaultID = await call.context.vault.keep(tx, { merchantID, cardNumber });
  await tx.insert(cardTokens).values({
    creditCardTokenID,
    vaultID,
    ...pick(row, ['merchantID', 'terminalID', 'terminalName', 'okNumber', ...consumerKeys, ...cardKeys]),
    initialTransactionID: paymentTransactionID,
    created: call.context.clock.now(),
    ...written(call),
  });
  await tx
    .update(transactions)
    .set({ creditCardToken: creditCardTokenID })
    .where(eq(transactions.paymentTransactionID, paymentTransactionID));
  await recordEvent(tx, call, {
    terminalID,
    eventName: 'CardTokenCreated',
    entityType: 'CreditCardTokenDetails',
    entityReference: creditCardTokenID,
  });
  return creditCardTokenID;
}
