import { FormattedInput } from './FormattedInput.tsx';
import { onlyCharacters } from './formats/typed.ts';
import type { InputProps } from './useField.ts';

const format = onlyCharacters(/[\d+\-() *#]/, 20);

/** A telephone number as people write it. It is the customer's, so no browser fills it in. */
export function PhoneInput(props: InputProps & { readOnly?: boolean }) {
  return <FormattedInput {...props} type="tel" dir="ltr" inputMode="tel" autoComplete="off" format={format} />;
}
