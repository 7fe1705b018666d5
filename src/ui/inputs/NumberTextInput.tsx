import { DigitsInput } from './DigitsInput.tsx';
import { digitsMask } from './masks/digits.ts';
import type { InputProps } from './useField.ts';

const mask = digitsMask();

/** A branch, an account: digits, of which there may be so many. */
export function NumberTextInput(props: InputProps & { maxLength: number }) {
  return <DigitsInput {...props} mask={mask} />;
}
