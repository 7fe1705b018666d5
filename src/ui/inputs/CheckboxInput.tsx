import styles from './CheckboxInput.module.css';
import { Below } from './Field.tsx';
import fieldStyles from './field.module.css';
import { useField, type InputProps } from './useField.ts';

interface CheckboxInputProps extends InputProps {
  /** What follows from it when a person ticks it. */
  onTick?: () => void;
}

/** Yes or no; its value is a boolean. */
export function CheckboxInput({ onTick, ...props }: CheckboxInputProps) {
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
          onChange={(event) => {
            onChange(event.target.checked);
            if (event.target.checked) onTick?.();
          }}
          onBlur={onBlur}
        />
        {frame.label}
      </label>
      <Below {...frame} />
    </div>
  );
}
