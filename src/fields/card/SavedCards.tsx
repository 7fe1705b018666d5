import { useTranslate, type TranslateFunction } from 'react-admin';
import { vendorKey } from '#src/ui/cardVendor.ts';
import { RadioInput } from '#src/ui/inputs/RadioInput.tsx';
import type { SavedCard } from './useSavedCards.ts';

/** A saved card in one line, its digits read from left to right. */
export function savedCardText(
  { cardNumber, cardExpiration, cardVendor }: SavedCard,
  translate: TranslateFunction,
): string {
  const vendor = cardVendor && `${translate(vendorKey(cardVendor), { _: cardVendor })} `;
  return `${vendor}\u2066****${cardNumber.slice(-4)}\u2069 · \u2066${cardExpiration}\u2069`;
}

/** The cards kept for a customer, of which one is chosen. @param props.name of the field that takes its id */
export function SavedCards({ name, cards }: { name: string; cards: readonly SavedCard[] }) {
  const translate = useTranslate();
  return (
    <RadioInput
      name={name}
      label={translate('cardField.savedCards')}
      options={cards.map((card) => ({
        value: card.creditCardTokenID,
        text: savedCardText(card, translate),
      }))}
      required
    />
  );
}
