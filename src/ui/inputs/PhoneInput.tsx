import { europeanDigits } from '#contract/cleanText.ts';
import { FormattedInput } from './FormattedInput.tsx';
import { onlyCharacters } from './masks/typed.ts';
import { wholePaste } from './masks/wholePaste.ts';
import type { InputProps } from './useField.ts';

const longest = 20;

/** A telephone as it was pasted; undefined for more than one, or what is none. */
function readPhone(text: string): string | undefined {
  const phone = europeanDigits(text).replace(/[./\u2010-\u2015־]/g, '-');
  return /^[\d+\-() *#]*$/.test(phone) && phone.length <= longest ? phone : undefined;
}

const mask = wholePaste(onlyCharacters(/[\d+\-() *#]/, longest), /^[\d+\-() *#]*$/, readPhone);

/** A telephone number as people write it. It is the customer's, so no browser fills it in. */
export function PhoneInput(props: InputProps & { readOnly?: boolean }) {
  return <FormattedInput {...props} type="tel" dir="ltr" inputMode="tel" autoComplete="off" mask={mask} />;
}
