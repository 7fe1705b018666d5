import type { CardRequest } from '#contract/entities/requestParts.ts';
import { parseExpiry, toWireExpiry } from '#contract/rules/expiry.ts';
import { cardKindOf } from '#sandbox/domain/processor/cardKind.ts';

/**
 * A typed expiry as it is kept: `MM/YY`, and the last day of that month.
 * @throws RangeError when it is none, which the rules of the request have ruled out
 */
export function expiryColumns(text: string): { cardExpiration: string; cardExpiresOn: string } {
  const expiry = parseExpiry(text);
  if (!expiry) throw new RangeError('no expiry');
  const lastDay = new Date(Date.UTC(expiry.year, expiry.month, 0)).toISOString().slice(0, 10);
  return { cardExpiration: toWireExpiry(expiry), cardExpiresOn: lastDay };
}

type TypedCard = Pick<CardRequest, 'cardNumber' | 'cardExpiration' | 'cardOwnerName' | 'cardOwnerNationalID'>;

/** What is kept of a typed card: no number, no security code, no track. */
export function keptCard({ cardNumber, cardExpiration, cardOwnerName, cardOwnerNationalID }: TypedCard) {
  return {
    ...cardKindOf(cardNumber),
    ...expiryColumns(cardExpiration),
    cardOwnerName: cardOwnerName || null,
    cardOwnerNationalID: cardOwnerNationalID || null,
  };
}
