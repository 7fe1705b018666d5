import { useEffect, useEffectEvent } from 'react';
import { nationalId } from '#contract/rules/nationalId.ts';
import { usePaymentForm } from '#src/wizards/payment/paymentContext.ts';

/** Fills the owner of a typed card in from the customer, whose it is mostly; what was typed stays. */
export function useOwner(): void {
  const { getValues, setValue } = usePaymentForm();
  const fill = useEffectEvent(() => {
    const { creditCardSecureDetails: card, dealDetails } = getValues();
    const { consumerName, consumerNationalID } = dealDetails;
    const isSound = consumerNationalID !== '' && nationalId(consumerNationalID) === undefined;
    if (card.cardOwnerName === '' && consumerName.length > 1) {
      setValue('creditCardSecureDetails.cardOwnerName', consumerName);
    }
    if (card.cardOwnerNationalID === '' && isSound) {
      setValue('creditCardSecureDetails.cardOwnerNationalID', consumerNationalID);
    }
  });
  useEffect(function fillOnArrival() {
    fill();
  }, []);
}
