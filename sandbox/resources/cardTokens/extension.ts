import { and, eq, isNull, lt } from 'drizzle-orm';
import { extendExpirationRequest } from '#contract/entities/cardToken.ts';
import { ApiError } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import type { TextKey } from '#sandbox/core/messages/catalogue.ts';
import { named, operation, written } from '#sandbox/core/operation.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { lockDeals } from '#sandbox/domain/lockDeals.ts';
import { expiryColumns } from '#sandbox/domain/money/keptCard.ts';
import { requireCallOffered } from '#sandbox/domain/money/terminal.ts';
import { readTerminal } from '#sandbox/domain/ownTerminal.ts';
import { readToken } from '#sandbox/domain/savedCards/record.ts';

const refuse = (code: string, key: TextKey) => new ApiError(400, key, { errors: [{ code, description: key }] });

/**
 * Whether a number, whole or masked, can be the card's: the last four digits agree, and the first six where both tell
 * them.
 */
function isSameCard(number: string, masked: string): boolean {
  const text = number.replace(/[\s-]/g, '');
  const [first, kept] = [text.slice(0, 6), masked.slice(0, 6)];
  const bothTell = /^\d{6}$/.test(first) && /^\d{6}$/.test(kept) && text.length > 9;
  return /^[\d*]{4,}$/.test(text) && text.slice(-4) === masked.slice(-4) && (!bothTell || first === kept);
}

/** Deals carry their card's expiry, so that they know when it is over. */
async function extendDeals(db: Database, call: Call, tokenID: string, expiry: ReturnType<typeof expiryColumns>) {
  const theirs = and(eq(billingDeals.merchantID, call.caller.merchantID), eq(billingDeals.creditCardToken, tokenID));
  await lockDeals(db, theirs);
  const extended = await db
    .update(billingDeals)
    .set({
      ...expiry,
      tokenUpdated: call.context.clock.now(),
      ...written(call),
      version: nextVersion(billingDeals),
    })
    .where(theirs)
    .returning({ billingDealID: billingDeals.billingDealID });
  return extended.length;
}

/** POST /api/cardtokens/extendExpiration: the same card, a later month (docs/wire.md §5.6). */
export const extendExpiration: Handler = async (call) => {
  const request = await readBody(call, extendExpirationRequest);
  const tokenID = request.creditCardTokenID.toLowerCase();
  const expiry = expiryColumns(request.cardExpiration);
  const { merchantID } = call.caller;
  const { version, deals } = await call.context.db.transaction(async (tx) => {
    const token = await readToken(tx, call, tokenID, 400);
    requireCallOffered(
      await readTerminal(tx, call, token.terminalID),
      'cardTokens.extendExpiration',
      'creditCardTokenID',
    );
    if (request.cardNumber && !isSameCard(request.cardNumber, token.cardNumber ?? '')) {
      throw refuse('cardNumber', 'NotTheSameCard');
    }
    const [extended] = await tx
      .update(cardTokens)
      .set({ ...expiry, ...written(call), version: nextVersion(cardTokens) })
      .where(
        and(
          eq(cardTokens.merchantID, merchantID),
          eq(cardTokens.creditCardTokenID, tokenID),
          isNull(cardTokens.deletedAt),
          lt(cardTokens.cardExpiresOn, expiry.cardExpiresOn),
        ),
      )
      .returning();
    if (!extended) throw refuse('cardExpiration', 'ExpirationMustBeLater');
    return { version: extended.version, deals: await extendDeals(tx, call, tokenID, expiry) };
  });
  call.context.totals.drop(merchantID);
  return {
    json: operation(call, 'SuccessfullySaved', {
      ...named(tokenID, version),
      additionalData: { billingDeals: deals },
    }),
  };
};
