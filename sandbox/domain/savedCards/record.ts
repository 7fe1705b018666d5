import { and, eq, isNull, sql } from 'drizzle-orm';
import { ApiError, required } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import type { CardTokenRecord } from './cascade.ts';

/**
 * A saved card that is not deleted.
 * @param deletedStatus what a deleted one answers; the text is the same (spec §4)
 * @throws ApiError 404 when the merchant has none such
 */
export async function readToken(
  db: Database,
  { caller }: Pick<Call, 'caller'>,
  creditCardTokenID: string,
  deletedStatus: 400 | 404,
): Promise<CardTokenRecord> {
  const rows = await db
    .select()
    .from(cardTokens)
    .where(and(eq(cardTokens.merchantID, caller.merchantID), eq(cardTokens.creditCardTokenID, creditCardTokenID)));
  const token = required(rows, 'CreditCardTokenDetails');
  if (token.deletedAt !== null) {
    throw new ApiError(deletedStatus, 'CardTokenDeleted', {
      entityType: 'CreditCardTokenDetails',
      errors: [{ code: 'creditCardTokenID', description: 'CardTokenDeleted' }],
    });
  }
  return token;
}

const isConsumer = ({ caller }: Pick<Call, 'caller'>, consumerID: string) =>
  and(eq(consumers.merchantID, caller.merchantID), eq(consumers.consumerID, consumerID));

/** @throws ApiError 404 when the merchant has no such customer, or a deleted one */
export async function requireConsumer(db: Database, call: Pick<Call, 'caller'>, consumerID: string): Promise<void> {
  const found = await db
    .select({ consumerID: consumers.consumerID })
    .from(consumers)
    .where(and(isConsumer(call, consumerID), isNull(consumers.deletedAt)));
  required(found, 'Consumer');
}

/**
 * The customer of a card, locked: what changes a customer's cards runs one after the other.
 * @returns undefined when the merchant has no such customer, or a deleted one
 */
export async function lockConsumer(db: Database, call: Pick<Call, 'caller'>, consumerID: string) {
  const [consumer] = await db
    .select()
    .from(consumers)
    .where(and(isConsumer(call, consumerID), isNull(consumers.deletedAt)))
    .for('update');
  return consumer;
}

/** Says on the customer whether a card is left. It is no change of theirs: forms that are open stay good. */
export async function countCards(db: Database, call: Pick<Call, 'caller'>, consumerID: string): Promise<void> {
  await db
    .update(consumers)
    .set({
      hasCreditCard: sql`exists (select 1 from ${cardTokens} where ${cardTokens.merchantID} = ${call.caller.merchantID}
        and ${cardTokens.consumerID} = ${consumerID} and ${cardTokens.deletedAt} is null)`,
    })
    .where(isConsumer(call, consumerID));
}
