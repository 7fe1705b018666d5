import { useTranslate } from 'react-admin';
import { brandByPrefix } from '#contract/brands.ts';
import { givenLengths } from '#contract/rules/cvc.ts';
import { DigitsInput } from '#src/ui/inputs/DigitsInput.tsx';
import { digitsOf } from '#src/ui/inputs/masks/cardNumber.ts';
import { digitsText } from '#src/ui/inputs/masks/digitsText.ts';
import { digitsMask } from '#src/ui/inputs/masks/digits.ts';
import type { InputProps } from '#src/ui/inputs/useField.ts';
import { useTyped } from '#src/ui/inputs/useTyped.ts';

const mask = digitsMask(4);

interface CvcInputProps extends InputProps {
  /** The field with the number of its card. */
  numberSource: string;
}

/** A card's security code: at most four digits (spec §5); nothing keeps it. */
export function CvcInput({ numberSource, ...props }: CvcInputProps) {
  const translate = useTranslate();
  const number = digitsOf(useTyped(numberSource));
  const own = brandByPrefix(number)?.cvcLengths ?? givenLengths(number);
  // One length the fault itself names.
  return <DigitsInput {...props} mask={mask} {...(own.length > 1 && { expects: digitsText(own, translate) })} />;
}
