import { FormattedInput } from './FormattedInput.tsx';
import { onlyCharacters } from './formats/typed.ts';
import type { InputProps } from './useField.ts';

const format = onlyCharacters(/\d/, 9);

/** An Israeli identity number: at most nine digits. It is the customer's, so no browser fills it in. */
export function NationalIdInput(props: InputProps) {
  return <FormattedInput {...props} type="text" dir="ltr" inputMode="numeric" autoComplete="off" format={format} />;
}
