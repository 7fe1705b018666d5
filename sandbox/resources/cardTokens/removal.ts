import { and, eq, isNull } from 'drizzle-orm';
import type { Handler } from '#sandbox/core/call.ts';
import { operation, written } from '#sandbox/core/operation.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { markDeals, recordTokens } from '#sandbox/domain/savedCards/cascade.ts';
import { countCards, lockConsumer, readToken } from '#sandbox/domain/savedCards/record.ts';

/** DELETE /api/cardtokens/{tokenId}: for good; its number leaves the vault, and deals on it can no longer charge. */
export const deleteCardToken: Handler = async (call) => {
  const tokenID = guidOf(call, 'tokenId', 'CreditCardTokenDetails');
  const { clock, db, vault } = call.context;
  await db.transaction(async (tx) => {
    const { consumerID } = await readToken(tx, call, tokenID, 404);
    if (consumerID !== null) await lockConsumer(tx, call, consumerID);
    const { vaultID } = await readToken(tx, call, tokenID, 404);
    const deleted = await tx
      .update(cardTokens)
      .set({ deletedAt: clock.now(), vaultID: null, ...written(call), version: nextVersion(cardTokens) })
      .where(
        and(
          eq(cardTokens.merchantID, call.caller.merchantID),
          eq(cardTokens.creditCardTokenID, tokenID),
          isNull(cardTokens.deletedAt),
        ),
      )
      .returning();
    // Somebody without the customer's lock was faster: say what a second reading says.
    if (deleted.length === 0) await readToken(tx, call, tokenID, 404);
    if (vaultID !== null) await vault.forget(tx, vaultID);
    await markDeals(tx, call, deleted, true);
    if (consumerID !== null) await countCards(tx, call, consumerID);
    await recordTokens(tx, call, 'CardTokenDeleted', deleted);
  });
  call.context.totals.drop(call.caller.merchantID);
  return { json: operation(call, 'DeletedSuccessfully', { entityUID: tokenID, entityReference: tokenID }) };
};
