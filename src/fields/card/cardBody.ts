import type { CreateOf, DraftOf } from '#contract/entities/callTypes.ts';
import { toText } from '#src/forms/formTexts.ts';
import { isRead, toWireCard, type CardValues } from './cardValues.ts';

/** Whose card it is. */
export interface CardOwner {
  consumerID: string;
  consumerEmail?: string | null | undefined;
}

/** What is sent to save a card of a customer. */
export function cardBody(values: CardValues, terminalID: string, owner: CardOwner): DraftOf<CreateOf<'cards'>> {
  const { cardNumber, cardExpiration } = toWireCard(values);
  return {
    terminalID,
    consumerID: owner.consumerID,
    consumerEmail: toText(owner.consumerEmail ?? ''),
    cardNumber,
    ...(isRead(values) && { cardPresence: 'regular' as const }),
    cardExpiration: toText(cardExpiration),
    cvv: toText(values.cvv),
    cardOwnerName: toText(values.cardOwnerName),
    cardOwnerNationalID: toText(values.cardOwnerNationalID),
  };
}
