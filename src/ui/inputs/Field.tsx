import type { ReactNode } from 'react';
import { ForeignText } from '#src/ui/ForeignText.tsx';
import styles from './field.module.css';

interface BelowProps {
  id: string;
  helperText?: string | undefined;
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

/** What stands below an input: its error, else its helper text; the input says so with aria-describedby. */
export function Below({ id, helperText, error }: BelowProps) {
  if (error !== undefined) {
    return (
      <p id={`${id}-error`} className={styles.error}>
        <ForeignText>{error}</ForeignText>
      </p>
    );
  }
  return helperText ? <Help id={`${id}-help`}>{helperText}</Help> : null;
}

interface FieldProps extends BelowProps {
  label: string;
  required?: boolean | undefined;
  children: ReactNode;
}

/** The frame of an input: label above, helper text or error below. */
export function Field({ id, label, required = false, helperText, error, children }: FieldProps) {
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
      <Below id={id} helperText={helperText} error={error} />
    </div>
  );
}
