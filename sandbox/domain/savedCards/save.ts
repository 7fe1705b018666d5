import { notFound } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { newID } from '#sandbox/core/newID.ts';
import { created, inserted } from '#sandbox/core/operation.ts';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { type CardTokenRecord, recordTokens } from './cascade.ts';
import { countCards, lockConsumer } from './record.ts';

type Columns = typeof cardTokens.$inferInsert;

/** What is known of a card that the processor has found good. */
export interface GoodCard {
  /** The whole number, for the vault alone. */
  number: string;
  consumerID: string;
  /** What stands beside it; of the customer only what differs from their record. */
  columns: Omit<Columns, 'creditCardTokenID' | 'vaultID' | 'merchantID' | 'consumerID' | 'created'>;
}

/**
 * Saves a card for a customer: its number into the vault, the rest beside it, and the merchant's addresses are told.
 * @throws ApiError 404 when the customer is gone
 */
export async function saveCard(tx: Database, call: Call, card: GoodCard): Promise<CardTokenRecord> {
  const { vault } = call.context;
  const { merchantID } = call.caller;
  // Locked: a customer who is deleted at this moment must not be left with a card.
  const consumer = await lockConsumer(tx, call, card.consumerID.toLowerCase());
  if (!consumer) throw notFound('Consumer');
  const rows = await tx
    .insert(cardTokens)
    .values({
      consumerName: consumer.consumerName,
      consumerEmail: consumer.consumerEmail,
      consumerPhone: consumer.consumerPhone,
      consumerNationalID: consumer.consumerNationalID,
      consumerExternalReference: consumer.externalReference,
      ...card.columns,
      creditCardTokenID: newID(),
      vaultID: await vault.keep(tx, { merchantID, cardNumber: card.number }),
      consumerID: consumer.consumerID,
      ...created(call),
    })
    .returning();
  const row = inserted(rows);
  await countCards(tx, call, consumer.consumerID);
  await recordTokens(tx, call, 'CardTokenCreated', [row]);
  return row;
}
