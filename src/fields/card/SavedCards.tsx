import { useTranslate, type TranslateFunction } from 'react-admin';
import { vendorKey } from '#src/ui/cardVendor.ts';
import { Help } from '#src/ui/inputs/Field.tsx';
import { RadioInput } from '#src/ui/inputs/RadioInput.tsx';
import type { SavedCard } from './useSavedCards.ts';

/** A saved card in one line, its digits read from left to right. */
export function savedCardText(
  { cardNumber, cardExpiration, cardVendor, expired }: SavedCard,
  translate: TranslateFunction,
): string {
  const vendor = cardVendor && `${translate(vendorKey(cardVendor), { _: cardVendor })} `;
  const state = expired ? ` · ${translate('cardField.expired')}` : '';
  return `${vendor}\u2066****${cardNumber.slice(-4)}\u2069 · \u2066${cardExpiration}\u2069${state}`;
}

/** The cards kept for a customer, of which one is chosen; one that is over is in sight, and cannot be. @param props.source of the field that takes its id */
export function SavedCards({ source, cards }: { source: string; cards: readonly SavedCard[] }) {
  const translate = useTranslate();
  return (
    <RadioInput
      source={source}
      label={translate('cardField.savedCards')}
      options={cards.map((card) => ({
        value: card.creditCardTokenID,
        text: savedCardText(card, translate),
        disabled: card.expired,
      }))}
      required
    />
  );
}

/** Those that are over, where none is left to choose. */
export function ExpiredCards({ cards = [] }: { cards: readonly SavedCard[] | undefined }) {
  const translate = useTranslate();
  const over = cards.filter(({ expired }) => expired);
  if (over.length === 0) return null;
  return (
    <Help>
      {translate('cardField.savedCards')}: {over.map((card) => savedCardText(card, translate)).join(', ')}
    </Help>
  );
}
