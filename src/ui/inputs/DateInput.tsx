import { Field } from './Field.tsx';
import { useField, type InputProps } from './useField.ts';

/** A calendar day; its value is `YYYY-MM-DD`. @param props.min first day, likewise */
export function DateInput(props: InputProps & { min?: string | undefined; max?: string | undefined }) {
  const { name, label, help, required, disabled, min, max } = props;
  const { id, field, value, error, described } = useField({ name, help });
  return (
    <Field id={id} label={label} required={required} help={help} error={error}>
      <input
        {...described}
        {...field}
        id={id}
        type="date"
        className="input"
        value={value}
        min={min}
        max={max}
        disabled={disabled}
        aria-required={required || undefined}
      />
    </Field>
  );
}
