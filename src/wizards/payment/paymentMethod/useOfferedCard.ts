import { useEffect, useRef } from 'react';
import { usableCards, type SavedCard } from '#src/fields/card/useSavedCards.ts';
import { usePaymentForm, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';

/**
 * Keeps the saved card that pays among those that can be charged. The only one is chosen by itself, but never in place
 * of another that was chosen and is not offered.
 * @param cards undefined while they load
 */
export function useOfferedCard(cards: readonly SavedCard[] | undefined): void {
  const { setValue } = usePaymentForm();
  const { paymentMethod, creditCardToken: chosen } = usePaymentValues();
  const dropped = useRef(false);
  const ids = cards && usableCards(cards).map(({ creditCardTokenID }) => creditCardTokenID);
  const isGone = chosen !== '' && ids?.includes(chosen) === false;
  const only = paymentMethod === 'token' && chosen === '' && ids?.length === 1 ? ids[0] : undefined;
  useEffect(
    function dropCardNotOffered() {
      if (!isGone) return;
      dropped.current = true;
      setValue('creditCardToken', '');
    },
    [isGone, setValue],
  );
  useEffect(
    function chooseTheOnlyOne() {
      if (only !== undefined && !dropped.current) setValue('creditCardToken', only, { shouldDirty: true });
    },
    [only, setValue],
  );
}
