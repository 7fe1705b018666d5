import { useTranslate } from 'react-admin';
import { parseExpiry } from '#contract/rules/expiry.ts';
import { DigitsInput } from '#src/ui/inputs/DigitsInput.tsx';
import { expiryMask, settleExpiry } from '#src/ui/inputs/masks/expiry.ts';
import type { InputProps } from '#src/ui/inputs/useField.ts';
import { useTyped } from '#src/ui/inputs/useTyped.ts';

/** A card's last month, `MM / YYYY` (spec §5). */
export function ExpiryInput(props: InputProps) {
  const translate = useTranslate();
  const isDate = parseExpiry(useTyped(props.source)) !== undefined;
  const expects = isDate ? undefined : translate('expects.expiry');
  return <DigitsInput {...props} placeholder="MM / YYYY" mask={expiryMask} settle={settleExpiry} expects={expects} />;
}
