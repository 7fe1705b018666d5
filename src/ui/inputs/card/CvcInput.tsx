import { useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { brandByPrefix } from '#contract/brands.ts';
import { givenLengths } from '#contract/rules/cvc.ts';
import { DigitsInput } from '#src/ui/inputs/DigitsInput.tsx';
import { digitsOf } from '#src/ui/inputs/formats/cardNumber.ts';
import { digitsText } from '#src/ui/inputs/formats/digitsText.ts';
import { onlyCharacters } from '#src/ui/inputs/formats/typed.ts';
import type { InputProps } from '#src/ui/inputs/useField.ts';

const format = onlyCharacters(/\d/, 4);

interface CvcInputProps extends InputProps {
  /** The field with the number of its card. */
  numberName: string;
}

/** A card's security code: at most four digits (spec §5); nothing keeps it. */
export function CvcInput({ numberName, ...props }: CvcInputProps) {
  const translate = useTranslate();
  const number = digitsOf(String(useWatch({ name: numberName }) ?? ''));
  const own = brandByPrefix(number)?.cvcLengths ?? givenLengths(number);
  return <DigitsInput {...props} format={format} expects={digitsText(own, translate)} />;
}
