import { and, eq, inArray } from 'drizzle-orm';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { written } from '#sandbox/core/operation.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import type { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { lockDeals } from '#sandbox/domain/lockDeals.ts';
import { type EventOrigin, recordEvent } from '#sandbox/events/recordEvent.ts';

export type CardTokenRecord = typeof cardTokens.$inferSelect;

/** Tells the deals that are charged from these cards whether they still can be (docs/wire.md §3.4). */
export async function markDeals(
  db: Database,
  call: Call,
  tokens: readonly CardTokenRecord[],
  tokenNotAvailable: boolean,
): Promise<void> {
  if (tokens.length === 0) return;
  const ids = tokens.map(({ creditCardTokenID }) => creditCardTokenID);
  const theirs = and(eq(billingDeals.merchantID, call.caller.merchantID), inArray(billingDeals.creditCardToken, ids));
  await lockDeals(db, theirs);
  await db
    .update(billingDeals)
    .set({ tokenNotAvailable, ...written(call), version: nextVersion(billingDeals) })
    .where(theirs);
}

/** Tells the merchant's addresses of saved cards. */
export async function recordTokens(
  db: Database,
  happening: EventOrigin,
  eventName: 'CardTokenCreated' | 'CardTokenDeleted' | 'CreditCardExpired',
  tokens: readonly CardTokenRecord[],
): Promise<void> {
  for (const { terminalID, creditCardTokenID } of tokens) {
    await recordEvent(db, happening, {
      terminalID,
      eventName,
      entityType: 'CreditCardTokenDetails',
      entityReference: creditCardTokenID,
    });
  }
}
