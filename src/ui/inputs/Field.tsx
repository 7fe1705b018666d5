import type { ReactNode } from 'react';
import { ForeignText } from '#src/ui/ForeignText.tsx';
import styles from './field.module.css';

interface BelowProps {
  id: string;
  help?: string | undefined;
  error: string | undefined;
}

/** A word of help, calmer than what it helps with. */
export function Help({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.help}>
      {children}
    </p>
  );
}

/** What stands below an input: its error, else its help; the input says so with aria-describedby. */
export function Below({ id, help, error }: BelowProps) {
  if (error !== undefined) {
    return (
      <p id={`${id}-error`} className={styles.error}>
        <ForeignText>{error}</ForeignText>
      </p>
    );
  }
  return help ? <Help id={`${id}-help`}>{help}</Help> : null;
}

interface FieldProps extends BelowProps {
  label: string;
  required?: boolean | undefined;
  children: ReactNode;
}

/** The frame of an input: label above, help or error below. */
export function Field({ id, label, required = false, help, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children}
      <Below id={id} help={help} error={error} />
    </div>
  );
}
