import { and, isNull, lt, sql } from 'drizzle-orm';
import { israelDay } from '#contract/israelDay.ts';
import type { Context } from '#sandbox/core/context.ts';
import { newID } from '#sandbox/core/newID.ts';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { recordTokens } from '#sandbox/domain/savedCards/cascade.ts';

/**
 * Tells the merchants' addresses of saved cards whose last day is over (`CreditCardExpired`, docs/wire.md §6): each once,
 * and once more when a card that was extended is over again.
 */
export async function announceExpiredCards(context: Context): Promise<void> {
  const today = israelDay(context.clock.now());
  const correlationId = newID();
  await context.db.transaction(async (tx) => {
    const expired = await tx
      .update(cardTokens)
      .set({ expiryAnnounced: sql`${cardTokens.cardExpiresOn}` })
      .where(
        and(
          isNull(cardTokens.deletedAt),
          lt(cardTokens.cardExpiresOn, today),
          sql`${cardTokens.expiryAnnounced} is distinct from ${cardTokens.cardExpiresOn}`,
        ),
      )
      .returning();
    for (const token of expired) {
      const { merchantID } = token;
      await recordTokens(tx, { context, correlationId, caller: { merchantID } }, 'CreditCardExpired', [token]);
    }
  });
}
