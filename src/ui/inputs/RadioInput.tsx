import { Below } from './Field.tsx';
import type { Option } from './SelectInput.tsx';
import { useField, type InputProps } from './useField.ts';

interface RadioInputProps extends InputProps {
  options: readonly Option[];
}

/** One of a few values, all in sight. */
export function RadioInput({ name, label, help, disabled, required, options }: RadioInputProps) {
  const { id, field, value, error, described } = useField({ name, help });
  const { ref, onChange, onBlur } = field;
  return (
    <fieldset
      className="field field-choices"
      role="radiogroup"
      aria-required={required || undefined}
      disabled={disabled}
      {...described}
    >
      <legend className="field-label">{label}</legend>
      <div className="field-options">
        {options.map((option, index) => (
          <label key={option.value} className="field-option">
            <input
              type="radio"
              // Radios of one name are a group; the same form may stand on the page twice.
              name={`${id}-${field.name}`}
              value={option.value}
              ref={index === 0 ? ref : undefined}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            {option.text}
          </label>
        ))}
      </div>
      <Below id={id} help={help} error={error} />
    </fieldset>
  );
}
