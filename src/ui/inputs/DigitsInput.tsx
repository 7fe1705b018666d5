import { FormattedInput, type FormattedInputProps } from './FormattedInput.tsx';

/**
 * Digits that are a name rather than an amount: a card, an identity number, an account; zeros in front stay. They are
 * the customer's, so no browser fills them in or keeps them.
 */
export function DigitsInput(props: FormattedInputProps) {
  return <FormattedInput {...props} type="text" dir="ltr" inputMode="numeric" autoComplete="off" />;
}
