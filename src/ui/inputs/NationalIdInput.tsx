import { useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { DigitsInput } from './DigitsInput.tsx';
import { onlyCharacters } from './formats/typed.ts';
import type { InputProps } from './useField.ts';

const format = onlyCharacters(/\d/, 9);

/** An Israeli identity number: at most nine digits. */
export function NationalIdInput(props: InputProps) {
  const translate = useTranslate();
  const isShort = String(useWatch({ name: props.name }) ?? '').length < 5;
  return <DigitsInput {...props} format={format} expects={isShort ? translate('expects.id') : undefined} />;
}
