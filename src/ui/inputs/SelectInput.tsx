import { Field } from './Field.tsx';
import { inputClass } from './inputClass.ts';
import { useField, type InputProps } from './useField.ts';

/** One thing to choose. */
export interface Option {
  value: string;
  text: string;
}

interface SelectInputProps extends InputProps {
  options: readonly Option[];
  /** Stands for no choice; without it one of the options is always chosen. */
  empty?: string;
}

/** One of several values. */
export function SelectInput({ name, label, help, required, disabled, options, empty }: SelectInputProps) {
  const { id, field, value, error, described } = useField({ name, help });
  return (
    <Field id={id} label={label} required={required} help={help} error={error}>
      <select
        {...described}
        {...field}
        id={id}
        className={inputClass()}
        value={value}
        disabled={disabled}
        aria-required={required || undefined}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </Field>
  );
}
