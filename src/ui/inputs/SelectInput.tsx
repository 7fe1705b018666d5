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
export function SelectInput({ options, empty, ...props }: SelectInputProps) {
  const { field, value, frame, element } = useField(props);
  return (
    <Field {...frame}>
      <select {...field} {...element} className={inputClass()} value={value}>
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
