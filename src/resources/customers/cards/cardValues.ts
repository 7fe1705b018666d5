import type { DraftOf, RecordOf, UpdateOf } from '#contract/entities/callTypes.ts';
import { emptyCard, type CardValues } from '#src/fields/card/cardValues.ts';
import { toText } from '#src/forms/formTexts.ts';
import { wireExpiry } from '#src/forms/wireExpiry.ts';
import type { CardRecord } from './useCards.ts';

/** What a card is called: the end of its number, typed or masked. */
export const lastDigits = (cardNumber: string): string => cardNumber.replace(/\s/g, '').slice(-4);

/** A card of which only the owner is known. */
export function ownerValues({ consumerName, consumerNationalID }: RecordOf<'customers'>): CardValues {
  return { ...emptyCard, cardOwnerName: consumerName, cardOwnerNationalID: consumerNationalID ?? '' };
}

/** What the form that extends a card holds. */
export interface ExpiryValues {
  cardExpiration: string;
}

/** What a form sends to extend a card. */
export function expiryBody(
  values: ExpiryValues,
  { creditCardTokenID, cardNumber }: Partial<CardRecord>,
): DraftOf<UpdateOf<'cards'>> {
  return { creditCardTokenID, cardNumber, cardExpiration: toText(wireExpiry(values.cardExpiration)) };
}
