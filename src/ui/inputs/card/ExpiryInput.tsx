import { DigitsInput } from '#src/ui/inputs/DigitsInput.tsx';
import { expiryFormat, settleExpiry } from '#src/ui/inputs/formats/expiry.ts';
import type { InputProps } from '#src/ui/inputs/useField.ts';

/** A card's last month, `MM / YYYY` (spec §5). */
export function ExpiryInput(props: InputProps) {
  return <DigitsInput {...props} placeholder="MM / YYYY" format={expiryFormat} settle={settleExpiry} />;
}
