import { and, eq, inArray } from 'drizzle-orm';
import type { CardRequest } from '#contract/entities/requestParts.ts';
import { missingCardDetails } from '#contract/rules/missingCardDetails.ts';
import { ApiError, invalid, required } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { cardKeys, pick } from './columns.ts';
import type { Transaction } from './payment/payment.ts';
import type { PayingTerminal } from './terminal.ts';

/** The columns of a card, masked. */
export type CardColumns = Pick<Transaction, (typeof cardKeys)[number]>;

/** Where a terminal asks for more than the number. @throws ApiError 400 that names the field */
export function requireCardDetails(terminal: PayingTerminal, card: CardRequest, isPresent: boolean): void {
  const missing = missingCardDetails(terminal, { ...card, isPresent });
  if (missing.length === 0) return;
  throw invalid(missing.map((field) => ({ code: `creditCardSecureDetails.${field}`, description: 'Required' })));
}

export interface SavedCard {
  columns: CardColumns;
  creditCardToken: string;
  /** Whose card it is. */
  consumerID: string | null;
}

type CardToken = typeof cardTokens.$inferSelect;

const asSaved = (token: CardToken): SavedCard => ({
  columns: pick(token, cardKeys),
  creditCardToken: token.creditCardTokenID,
  consumerID: token.consumerID,
});

function readTokens({ context, caller }: Call, ids: readonly string[]): Promise<CardToken[]> {
  const isTheirs = eq(cardTokens.merchantID, caller.merchantID);
  return context.db
    .select()
    .from(cardTokens)
    .where(and(isTheirs, inArray(cardTokens.creditCardTokenID, [...ids])));
}

/**
 * A saved card.
 * @throws ApiError 404 when the merchant has none such, 400 when it was deleted
 */
export async function savedCard(call: Call, creditCardTokenID: string): Promise<SavedCard> {
  const token = required(await readTokens(call, [creditCardTokenID.toLowerCase()]), 'CreditCardTokenDetails');
  if (token.deletedAt !== null) {
    throw new ApiError(400, 'CardTokenDeleted', {
      errors: [{ code: 'creditCardToken', description: 'CardTokenDeleted' }],
    });
  }
  return asSaved(token);
}

/** Saved cards of the merchant that are there, by their ids. */
export async function savedCards(call: Call, ids: readonly string[]): Promise<Map<string, SavedCard>> {
  if (ids.length === 0) return new Map();
  const there = (await readTokens(call, ids)).filter(({ deletedAt }) => deletedAt === null);
  return new Map(there.map((token) => [token.creditCardTokenID, asSaved(token)]));
}
