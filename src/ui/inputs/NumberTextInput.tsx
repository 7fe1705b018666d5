import { FormattedInput } from './FormattedInput.tsx';
import { onlyCharacters } from './formats/typed.ts';
import type { InputProps } from './useField.ts';

/** Digits that are a name rather than an amount: a branch, an account; zeros in front stay. */
export function NumberTextInput({ maxLength, ...props }: InputProps & { maxLength: number }) {
  return (
    <FormattedInput
      {...props}
      type="text"
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      format={onlyCharacters(/\d/, maxLength)}
    />
  );
}
