import { useTranslate, type TranslateFunction } from 'react-admin';
import { vendorKey } from '#src/ui/cardVendor.ts';
import { RadioInput } from '#src/ui/inputs/RadioInput.tsx';
import { usePayment } from '#src/wizards/payment/paymentContext.ts';
import type { SavedCard } from './useSavedCards.ts';

/** A saved card in one line, its digits read from left to right. */
export function savedCardText(
  { cardNumber, cardExpiration, cardVendor }: SavedCard,
  translate: TranslateFunction,
): string {
  const vendor = cardVendor && `${translate(vendorKey(cardVendor), { _: cardVendor })} `;
  return `${vendor}\u2066****${cardNumber.slice(-4)}\u2069 · \u2066${cardExpiration}\u2069`;
}

/** The cards kept for the customer. */
export function SavedCards() {
  const translate = useTranslate();
  const { savedCards } = usePayment();
  return (
    <RadioInput
      name="creditCardToken"
      label={translate('payment.paymentMethod.savedCards')}
      options={(savedCards ?? []).map((card) => ({
        value: card.creditCardTokenID,
        text: savedCardText(card, translate),
      }))}
      required
    />
  );
}
