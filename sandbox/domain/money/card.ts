import { and, eq } from 'drizzle-orm';
import type { CardRequest } from '#contract/entities/requestParts.ts';
import { missingCardDetails } from '#contract/rules/missingCardDetails.ts';
import { ApiError, invalid, required } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { noMaskedCard } from '#sandbox/db/schema/columns.ts';
import { cardKeys, pick } from './columns.ts';
import { keptCard } from './keptCard.ts';
import type { Transaction } from './payment/payment.ts';
import type { PayingTerminal } from './terminal.ts';

/** The columns of a card, masked. */
export type CardColumns = Pick<Transaction, (typeof cardKeys)[number] | 'cardDigest'>;

/** The card columns of a row paid without a card. */
export const noCard: CardColumns = { ...noMaskedCard, cardDigest: null };

/** The same card gives the same digest, typed or saved. */
const cardDigestOf = ({ context }: Call, merchantID: string, card: string) =>
  context.vault.digest('card', `${merchantID} ${card}`);

/** Where a terminal asks for more than the number. @throws ApiError 400 that names the field */
export function requireCardDetails(terminal: PayingTerminal, card: CardRequest): void {
  const missing = missingCardDetails(terminal, card);
  if (missing.length === 0) return;
  throw invalid(missing.map((field) => ({ code: `creditCardSecureDetails.${field}`, description: 'Required' })));
}

/** The columns of a typed card. */
export function typedCard(call: Call, card: CardRequest): CardColumns {
  return {
    ...keptCard(card),
    cardDigest: cardDigestOf(call, call.caller.merchantID, card.cardNumber),
  };
}

export interface SavedCard {
  columns: CardColumns;
  creditCardToken: string;
  /** Whose card it is. */
  consumerID: string | null;
}

/**
 * A saved card.
 * @throws ApiError 404 when the merchant has none such, 400 when it was deleted
 */
export async function savedCard(call: Call, creditCardTokenID: string): Promise<SavedCard> {
  const { db, vault } = call.context;
  const { merchantID } = call.caller;
  const rows = await db
    .select()
    .from(cardTokens)
    .where(
      and(eq(cardTokens.merchantID, merchantID), eq(cardTokens.creditCardTokenID, creditCardTokenID.toLowerCase())),
    );
  const token = required(rows, 'CreditCardTokenDetails');
  if (token.deletedAt !== null) {
    throw new ApiError(400, 'CardTokenDeleted', {
      errors: [{ code: 'creditCardToken', description: 'CardTokenDeleted' }],
    });
  }
  const number = token.vaultID === null ? undefined : await vault.read(db, merchantID, token.vaultID);
  return {
    columns: {
      ...pick(token, cardKeys),
      cardDigest: cardDigestOf(call, merchantID, number ?? token.creditCardTokenID),
    },
    creditCardToken: token.creditCardTokenID,
    consumerID: token.consumerID,
  };
}
