import type { CreateOf, DraftOf, RecordOf, UpdateOf } from '#contract/entities/callTypes.ts';
import { fault } from '#contract/rules/fault.ts';
import { missingCardDetails } from '#contract/rules/missingCardDetails.ts';
import { toText } from '#src/forms/formTexts.ts';
import type { OwnFaults } from '#src/forms/schemaResolver.ts';
import { wireExpiry } from '#src/forms/wireExpiry.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import { digitsOf } from '#src/ui/inputs/formats/cardNumber.ts';
import type { SavedCard } from './useCards.ts';

/** What the form of a new card holds. It lives in memory while the form is on screen, nowhere else. */
export interface CardValues {
  cardNumber: string;
  cardExpiration: string;
  cvv: string;
  cardOwnerName: string;
  cardOwnerNationalID: string;
}

/** A card of which only the owner is known. */
export function ownerValues({ consumerName, consumerNationalID }: RecordOf<'customers'>): CardValues {
  return {
    cardNumber: '',
    cardExpiration: '',
    cvv: '',
    cardOwnerName: consumerName,
    cardOwnerNationalID: consumerNationalID ?? '',
  };
}

/** What the terminal wants filled in of a card. */
export function missingCardFaults(values: CardValues, terminal: Terminal): OwnFaults {
  const missing = missingCardDetails(terminal, { ...values, cardNumber: digitsOf(values.cardNumber) });
  return Object.fromEntries(missing.map((field) => [field, fault('Required')]));
}

/** What a form sends to save a card of a customer. */
export function cardBody(
  values: CardValues,
  terminalID: string,
  owner: RecordOf<'customers'>,
): DraftOf<CreateOf<'cards'>> {
  return {
    terminalID,
    consumerID: owner.consumerID,
    consumerEmail: toText(owner.consumerEmail ?? ''),
    cardNumber: values.cardNumber.replace(/\D/g, ''),
    cardExpiration: toText(wireExpiry(values.cardExpiration)),
    cvv: toText(values.cvv),
    cardOwnerName: toText(values.cardOwnerName),
    cardOwnerNationalID: toText(values.cardOwnerNationalID),
  };
}

/** What the form that extends a card holds. */
export interface ExpiryValues {
  cardExpiration: string;
}

/** What a form sends to extend a card. */
export function expiryBody(
  values: ExpiryValues,
  { creditCardTokenID, cardNumber }: Partial<SavedCard>,
): DraftOf<UpdateOf<'cards'>> {
  return { creditCardTokenID, cardNumber, cardExpiration: toText(wireExpiry(values.cardExpiration)) };
}
