import { FormattedInput } from './FormattedInput.tsx';
import { onlyCharacters } from './masks/typed.ts';
import type { InputProps } from './useField.ts';

const mask = onlyCharacters(/[\p{L}\p{Nd}_]/u);

/** Letters, digits and underscore only (spec §5); letters of any language. */
export function AlphaInput(props: InputProps & { maxLength?: number }) {
  return <FormattedInput {...props} type="text" dir="auto" autoComplete="off" mask={mask} />;
}
