import { FormattedInput } from './FormattedInput.tsx';
import { onlyCharacters } from './masks/typed.ts';
import type { InputProps } from './useField.ts';

const mask = onlyCharacters(/[\d+\-() *#]/, 20);

/** A telephone number as people write it. It is the customer's, so no browser fills it in. */
export function PhoneInput(props: InputProps & { readOnly?: boolean }) {
  return <FormattedInput {...props} type="tel" dir="ltr" inputMode="tel" autoComplete="off" mask={mask} />;
}
