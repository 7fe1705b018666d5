import { FormattedInput } from './FormattedInput.tsx';
import { onlyCharacters } from './masks/typed.ts';
import type { InputProps } from './useField.ts';

const mask = onlyCharacters(/\S/);

/** An e-mail address. It is the customer's, so no browser fills it in. */
export function EmailInput(props: InputProps & { maxLength?: number }) {
  return (
    <FormattedInput
      {...props}
      // `email` knows no caret.
      type="text"
      dir="ltr"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      mask={mask}
    />
  );
}
