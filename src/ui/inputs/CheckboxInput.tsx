import styles from './CheckboxInput.module.css';
import { Below } from './Field.tsx';
import fieldStyles from './field.module.css';
import { useField, type InputProps } from './useField.ts';

/** Yes or no; its value is a boolean. */
export function CheckboxInput({ name, label, help, disabled }: InputProps) {
  const { id, field, value, error, described } = useField({ name, help });
  const { ref, onChange, onBlur } = field;
  return (
    <div className={fieldStyles.field}>
      <label className={styles.check}>
        <input
          {...described}
          id={id}
          type="checkbox"
          name={field.name}
          ref={ref}
          checked={value === 'true'}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        {label}
      </label>
      <Below id={id} help={help} error={error} />
    </div>
  );
}
