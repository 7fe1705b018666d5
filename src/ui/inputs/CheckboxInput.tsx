import styles from './CheckboxInput.module.css';
import { Below } from './Field.tsx';
import fieldStyles from './field.module.css';
import { useField, type InputProps } from './useField.ts';

/** Yes or no; its value is a boolean. */
export function CheckboxInput(props: InputProps) {
  const { field, value, frame, element } = useField(props);
  const { ref, onChange, onBlur } = field;
  return (
    <div className={fieldStyles.field}>
      <label className={styles.check}>
        <input
          {...element}
          type="checkbox"
          name={field.name}
          ref={ref}
          checked={value === 'true'}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        {frame.label}
      </label>
      <Below {...frame} />
    </div>
  );
}
