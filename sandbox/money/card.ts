import { and, eq } from 'drizzle-orm';
import type { CardRequest } from '#contract/entities/requestParts.ts';
import { cvcLengths } from '#contract/rules/cvc.ts';
import { parseExpiry } from '#contract/rules/expiry.ts';
import type { Call } from '#sandbox/call.ts';
import { cardTokens } from '#sandbox/db/schema/index.ts';
import { cardKindOf } from '#sandbox/processor/cardKind.ts';
import { invalid, notFound, Refusal } from '#sandbox/refusal.ts';
import { cardKeys, pick } from './columns.ts';
import type { PayingTerminal } from './terminal.ts';
import type { Transaction } from './payment.ts';

/** The columns of a card, masked. */
export type CardColumns = Pick<Transaction, (typeof cardKeys)[number] | 'cardDigest'>;

export const noCard: CardColumns = {
  cardNumber: null,
  cardExpiration: null,
  cardExpiresOn: null,
  cardVendor: null,
  cardBrand: null,
  solek: null,
  cardOwnerName: null,
  cardOwnerNationalID: null,
  cardDigest: null,
};

/** The same card gives the same digest, typed or saved. */
const cardDigestOf = ({ context }: Call, merchantID: string, card: string) =>
  context.vault.digest('card', `${merchantID} ${card}`);

/** `MM/YY` and the last day of that month. */
function expiryColumns(text: string) {
  const { month, year } = parseExpiry(text) ?? { month: 1, year: 2000 };
  const lastDay = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return { cardExpiration: text.trim(), cardExpiresOn: lastDay };
}

/** Where a terminal asks for more than the number. @throws Refusal 400 that names the field */
export function requireCardDetails({ cvvRequired, nationalIDRequired }: PayingTerminal, card: CardRequest): void {
  const hasCode = cvcLengths(card.cardNumber).length > 0;
  const isMissing = (code: string, missing: boolean) =>
    missing ? [{ code: `creditCardSecureDetails.${code}`, description: 'Required' }] : [];
  const errors = [
    ...isMissing('cvv', cvvRequired && hasCode && !card.cvv && !card.cardReaderInput),
    ...isMissing('cardOwnerNationalID', nationalIDRequired && !card.cardOwnerNationalID),
  ];
  if (errors.length > 0) throw invalid(errors);
}

/** What is kept of a typed card: no number, no security code, no track. */
export function typedCard(call: Call, card: CardRequest): CardColumns {
  return {
    ...cardKindOf(card.cardNumber),
    ...expiryColumns(card.cardExpiration),
    cardOwnerName: card.cardOwnerName || null,
    cardOwnerNationalID: card.cardOwnerNationalID || null,
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
 * @throws Refusal 404 when the merchant has none such, 400 when it was deleted
 */
export async function savedCard(call: Call, creditCardTokenID: string): Promise<SavedCard> {
  const { db, vault } = call.context;
  const { merchantID } = call.caller;
  const [token] = await db
    .select()
    .from(cardTokens)
    .where(
      and(eq(cardTokens.merchantID, merchantID), eq(cardTokens.creditCardTokenID, creditCardTokenID.toLowerCase())),
    );
  if (!token) throw notFound('CreditCardTokenDetails');
  if (token.deletedAt !== null) {
    throw new Refusal(400, 'CardTokenDeleted', {
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
