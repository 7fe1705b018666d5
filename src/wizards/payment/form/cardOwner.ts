import { nationalId } from '#contract/rules/nationalId.ts';
import type { PaymentCardValues, PaymentFormValues } from './paymentForm.ts';

/** A typed card with its owner, who is the customer unless somebody else was typed. */
export function ownedCard({
  creditCardSecureDetails: card,
  dealDetails: { consumerName, consumerNationalID },
}: Pick<PaymentFormValues, 'creditCardSecureDetails' | 'dealDetails'>): PaymentCardValues {
  const isSound = consumerNationalID !== '' && nationalId(consumerNationalID) === undefined;
  return {
    ...card,
    cardOwnerName: card.cardOwnerName || (consumerName.length > 1 ? consumerName : ''),
    cardOwnerNationalID: card.cardOwnerNationalID || (isSound ? consumerNationalID : ''),
  };
}
