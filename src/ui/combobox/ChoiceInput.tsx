import { useTranslate } from 'react-admin';
import { useField, type InputProps } from '#src/ui/inputs/useField.ts';
import { Combobox, type Choice } from './Combobox.tsx';

interface ChoiceInputProps extends InputProps {
  options: readonly Choice[];
  placeholder?: string;
}

/** One of many values, found by typing; the form holds its id. */
export function ChoiceInput({ options, placeholder, ...props }: ChoiceInputProps) {
  const translate = useTranslate();
  const { field, value, frame } = useField(props);
  return (
    <Combobox
      {...frame}
      placeholder={placeholder}
      options={options}
      value={options.find((option) => option.id === value) ?? null}
      onChange={(_, choice) => field.onChange(typeof choice === 'string' ? choice : (choice?.id ?? ''))}
      inputRef={field.ref}
      onBlur={field.onBlur}
      disabled={props.disabled ?? false}
      disableClearable={frame.required}
      autoHighlight
      noOptionsText={translate('search.none')}
    />
  );
}
