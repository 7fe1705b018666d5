import { parseExpiry, toWireExpiry } from '#contract/rules/expiry.ts';
import { toText } from '#src/ui/forms/formTexts.ts';

/** What the form of a new card holds. It lives in memory while the form is on screen, nowhere else. */
export interface CardValues {
  cardNumber: string;
  cardExpiration: string;
  cvv: string;
  cardOwnerName: string;
  cardOwnerNationalID: string;
}

/** An expiry as typed, as it travels; what is none stays, for the rules to say so. */
export function wireExpiry(typed: string): string | null {
  const expiry = parseExpiry(typed);
  return expiry ? toWireExpiry(expiry) : toText(typed);
}

/** What a form sends to save a card of a customer. */
export function cardBody(values: CardValues, owner: { terminalID: string; consumerID: string; consumerEmail: string }) {
  return {
    terminalID: owner.terminalID,
    consumerID: owner.consumerID,
    consumerEmail: toText(owner.consumerEmail),
    cardNumber: values.cardNumber.replace(/\D/g, ''),
    cardExpiration: wireExpiry(values.cardExpiration),
    cvv: toText(values.cvv),
    cardOwnerName: toText(values.cardOwnerName),
    cardOwnerNationalID: toText(values.cardOwnerNationalID),
  };
}
