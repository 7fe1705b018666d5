import { useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { parseExpiry } from '#contract/rules/expiry.ts';
import { DigitsInput } from '#src/ui/inputs/DigitsInput.tsx';
import { expiryFormat, settleExpiry } from '#src/ui/inputs/formats/expiry.ts';
import type { InputProps } from '#src/ui/inputs/useField.ts';

/** A card's last month, `MM / YYYY` (spec §5). */
export function ExpiryInput(props: InputProps) {
  const translate = useTranslate();
  const isDate = parseExpiry(String(useWatch({ name: props.name }) ?? '')) !== undefined;
  const expects = isDate ? undefined : translate('expects.expiry');
  return (
    <DigitsInput {...props} placeholder="MM / YYYY" format={expiryFormat} settle={settleExpiry} expects={expects} />
  );
}
