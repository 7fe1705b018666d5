import { clsx } from 'clsx';
import { Below } from './Field.tsx';
import styles from './RadioInput.module.css';
import type { Option } from './SelectInput.tsx';
import fieldStyles from './field.module.css';
import { optionClass } from './optionClass.ts';
import { useField, type InputProps } from './useField.ts';

interface RadioInputProps extends InputProps {
  options: readonly (Option & { disabled?: boolean })[];
}

/** One of a few values, all in sight. */
export function RadioInput({ options, ...props }: RadioInputProps) {
  const { field, value, frame, element } = useField(props);
  const { ref, onChange, onBlur } = field;
  return (
    <fieldset {...element} className={clsx(fieldStyles.field, styles.choices)} role="radiogroup">
      <legend className={fieldStyles.label}>{frame.label}</legend>
      <div className={styles.options}>
        {options.map((option, index) => (
          <label key={option.value} className={optionClass}>
            <input
              type="radio"
              // Radios of one name are a group; the same form may stand on the page twice.
              name={`${frame.id}-${field.name}`}
              value={option.value}
              ref={index === 0 ? ref : undefined}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            {option.text}
          </label>
        ))}
      </div>
      <Below {...frame} />
    </fieldset>
  );
}
