import { DigitsInput } from './DigitsInput.tsx';
import { expiryFormat, settleExpiry } from './formats/expiry.ts';
import type { InputProps } from './useField.ts';

/** A card's last month, `MM / YYYY` (spec §5). */
export function ExpiryInput(props: InputProps) {
  return <DigitsInput {...props} placeholder="MM / YYYY" format={expiryFormat} settle={settleExpiry} />;
}
