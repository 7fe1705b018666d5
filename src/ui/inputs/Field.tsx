import type { ReactNode } from 'react';
import './inputs.css';

interface BelowProps {
  id: string;
  help?: string | undefined;
  error: string | undefined;
}

/** What stands below an input: its error, else its help; the input says so with aria-describedby. */
export function Below({ id, help, error }: BelowProps) {
  if (error !== undefined) {
    return (
      <p id={`${id}-error`} className="field-error">
        {error}
      </p>
    );
  }
  return help ? (
    <p id={`${id}-help`} className="field-help">
      {help}
    </p>
  ) : null;
}

interface FieldProps extends BelowProps {
  label: string;
  required?: boolean | undefined;
  children: ReactNode;
}

/** The frame of an input: label above, help or error below. */
export function Field({ id, label, required = false, help, error, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
        {required && (
          <span className="field-required" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children}
      <Below id={id} help={help} error={error} />
    </div>
  );
}
