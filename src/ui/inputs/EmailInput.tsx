import { FormattedInput } from './FormattedInput.tsx';
import { onlyCharacters } from './masks/typed.ts';
import { wholePaste } from './masks/wholePaste.ts';
import type { InputProps } from './useField.ts';

/** The address of a paste, also of `Dana <dana@mail.test>`; undefined for several. */
function readAddress(text: string): string | undefined {
  const [, named] = /^[^<>]*<([^<>]+)>$/.exec(text) ?? [];
  const address = (named ?? text).trim().replace(/^mailto:/i, '');
  return /\s/.test(address) ? undefined : address;
}

const mask = wholePaste(onlyCharacters(/\S/), /^\S*$/, readAddress);

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
