import { and, eq } from 'drizzle-orm';
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

/**
 * A saved card.
 * @throws ApiError 404 when the merchant has none such, 400 when it was deleted
 */
export async function savedCard(call: Call, creditCardTokenID: string): Promise<SavedCard> {
  const { merchantID } = call.caller;
  const rows = await call.context.db
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
  return {
    columns: pick(token, cardKeys),
    creditCardToken: token.creditCardTokenID,
    consumerID: token.consumerID,
  };
}
