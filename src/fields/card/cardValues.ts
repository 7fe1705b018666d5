import { fault } from '#contract/rules/fault.ts';
import { missingCardDetails } from '#contract/rules/missingCardDetails.ts';
import type { OwnFaults } from '#src/forms/schemaResolver.ts';
import { wireExpiry } from '#src/forms/wireExpiry.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import { digitsOf } from '#src/ui/inputs/masks/cardNumber.ts';

/** A card as typed. It is in its form's memory and in a request, nowhere else. */
export interface CardValues {
  cardNumber: string;
  cardExpiration: string;
  cvv: string;
  cardOwnerName: string;
  cardOwnerNationalID: string;
  /** The number a magnetic stripe reader has read; while it is the one typed, the card is present. */
  readCardNumber: string;
}

export const emptyCard: CardValues = {
  cardNumber: '',
  cardExpiration: '',
  cvv: '',
  cardOwnerName: '',
  cardOwnerNationalID: '',
  readCardNumber: '',
};

/** Whether the number in the field was read off the card. */
export const isRead = ({ cardNumber, readCardNumber }: CardValues) =>
  readCardNumber !== '' && readCardNumber === cardNumber;

/** What the terminal wants filled in of a card. @param name of the card in the form; absent: its fields are the form's */
export function missingCardFaults(card: CardValues, terminal: Terminal, name?: string): OwnFaults {
  const typed = { ...card, cardNumber: digitsOf(card.cardNumber), isPresent: isRead(card) };
  const missing = missingCardDetails(terminal, typed);
  return Object.fromEntries(missing.map((field) => [name ? `${name}.${field}` : field, fault('Required')]));
}

/** Whether the card is at hand, as it travels. */
export const presenceOf = (card: CardValues) => (isRead(card) ? 'regular' : 'cardNotPresent');

/** Number and expiry as they travel; the rest travels as typed. */
export function toWireCard({ cardNumber, cardExpiration }: Pick<CardValues, 'cardNumber' | 'cardExpiration'>) {
  return { cardNumber: cardNumber.replace(/[\s-]/g, ''), cardExpiration: wireExpiry(cardExpiration) };
}
