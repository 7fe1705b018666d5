import { DigitsInput } from '#src/ui/inputs/DigitsInput.tsx';
import { onlyCharacters } from '#src/ui/inputs/formats/typed.ts';
import type { InputProps } from '#src/ui/inputs/useField.ts';

const format = onlyCharacters(/\d/, 4);

/** A card's security code: at most four digits (spec §5); nothing keeps it. */
export function CvcInput(props: InputProps) {
  return <DigitsInput {...props} format={format} />;
}
