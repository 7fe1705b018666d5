import { FormattedInput } from './FormattedInput.tsx';
import { expiryFormat, settleExpiry } from './formats/expiry.ts';
import type { InputProps } from './useField.ts';

/** A card's last month, `MM / YYYY` (spec §5). It is the customer's card, so no browser fills it in or keeps it. */
export function ExpiryInput(props: InputProps) {
  return (
    <FormattedInput
      {...props}
      type="text"
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      placeholder="MM / YYYY"
      format={expiryFormat}
      settle={settleExpiry}
    />
  );
}
