import { DigitsInput } from './DigitsInput.tsx';
import { onlyCharacters } from './formats/typed.ts';
import type { InputProps } from './useField.ts';

/** A branch, an account: at most so many digits. */
export function NumberTextInput({ maxLength, ...props }: InputProps & { maxLength: number }) {
  return <DigitsInput {...props} format={onlyCharacters(/\d/, maxLength)} />;
}
