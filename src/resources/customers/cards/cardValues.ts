import { toText } from '#src/forms/formTexts.ts';
import { wireExpiry } from '#src/forms/wireExpiry.ts';

/** What the form of a new card holds. It lives in memory while the form is on screen, nowhere else. */
export interface CardValues {
  cardNumber: string;
  cardExpiration: string;
  cvv: string;
  cardOwnerName: string;
  cardOwnerNationalID: string;
}

/** What a form sends to save a card of a customer. */
export function cardBody(values: CardValues, owner: { terminalID: string; consumerID: string; consumerEmail: string }) {
  return {
    terminalID: owner.terminalID,
    consumerID: owner.consumerID,
    consumerEmail: toText(owner.consumerEmail),
    cardNumber: values.cardNumber.replace(/\D/g, ''),
    cardExpiration: toText(wireExpiry(values.cardExpiration)),
    cvv: toText(values.cvv),
    cardOwnerName: toText(values.cardOwnerName),
    cardOwnerNationalID: toText(values.cardOwnerNationalID),
  };
}
