import { DigitsInput } from './DigitsInput.tsx';
import { onlyCharacters } from './masks/typed.ts';
import type { InputProps } from './useField.ts';

const mask = onlyCharacters(/\d/);

/** A branch, an account: digits, of which there may be so many. */
export function NumberTextInput(props: InputProps & { maxLength: number }) {
  return <DigitsInput {...props} mask={mask} />;
}
