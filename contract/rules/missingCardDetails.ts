import { cvcLengths } from './cvc.ts';
import { required } from './required.ts';

interface Demands {
  cvvRequired?: boolean | null | undefined;
  nationalIDRequired?: boolean | null | undefined;
}

interface TypedCard {
  /** Digits alone. */
  cardNumber: string;
  cvv?: string | null | undefined;
  cardOwnerNationalID?: string | null | undefined;
  /** Its number was read off the card, which needs no code. */
  isPresent?: boolean;
}

/**
 * The fields of a typed card that its terminal asks for and that are empty, in the order of the form. Cards of some
 * brands have no security code; of these none is asked for.
 */
export function missingCardDetails(
  { cvvRequired, nationalIDRequired }: Demands,
  { cardNumber, cvv, cardOwnerNationalID, isPresent = false }: TypedCard,
): ('cvv' | 'cardOwnerNationalID')[] {
  const needsCode = cvvRequired && cvcLengths(cardNumber).length > 0 && !isPresent;
  return [
    ...(needsCode && required(cvv?.trim()) ? (['cvv'] as const) : []),
    ...(nationalIDRequired && required(cardOwnerNationalID?.trim()) ? (['cardOwnerNationalID'] as const) : []),
  ];
}
