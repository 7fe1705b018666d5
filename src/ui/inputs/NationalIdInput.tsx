import { useTranslate } from 'react-admin';
import { DigitsInput } from './DigitsInput.tsx';
import { digitsMask } from './masks/digits.ts';
import type { InputProps } from './useField.ts';
import { useTyped } from './useTyped.ts';

const mask = digitsMask(9);

/** An Israeli identity number: at most nine digits. */
export function NationalIdInput(props: InputProps) {
  const translate = useTranslate();
  const isShort = useTyped(props.source).length < 5;
  return <DigitsInput {...props} mask={mask} expects={isShort ? translate('expects.id') : undefined} />;
}
