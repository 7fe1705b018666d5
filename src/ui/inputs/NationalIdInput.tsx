import { DigitsInput } from './DigitsInput.tsx';
import { onlyCharacters } from './formats/typed.ts';
import type { InputProps } from './useField.ts';

const format = onlyCharacters(/\d/, 9);

/** An Israeli identity number: at most nine digits. */
export function NationalIdInput(props: InputProps) {
  return <DigitsInput {...props} format={format} />;
}
