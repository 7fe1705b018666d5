import { useEffect, useRef } from 'react';
import { Field } from './Field.tsx';
import { FormattedInput, type FormattedInputProps } from './FormattedInput.tsx';
import { inputClass } from './inputClass.ts';
import { useField, type InputProps } from './useField.ts';

export interface TextInputProps
  extends
    InputProps,
    Pick<FormattedInputProps, 'dir' | 'inputMode' | 'autoComplete' | 'maxLength' | 'placeholder' | 'adornment'> {
  /** Several lines. */
  multiline?: boolean;
}

/** A text; each takes the direction of its first strong letter. */
export function TextInput({ multiline = false, ...props }: TextInputProps) {
  return multiline ? <LongText {...props} /> : <FormattedInput type="text" dir="auto" autoComplete="off" {...props} />;
}

function LongText({ name, label, help, required, disabled, autoFocus, dir = 'auto', maxLength }: TextInputProps) {
  const { id, field, value, error, described } = useField({ name, help, maxLength });
  const element = useRef<HTMLTextAreaElement>(null);
  useEffect(
    function focusOnAppearance() {
      if (autoFocus) element.current?.focus();
    },
    [autoFocus],
  );
  return (
    <Field id={id} label={label} required={required} help={help} error={error}>
      <textarea
        {...described}
        {...field}
        id={id}
        className={inputClass()}
        rows={3}
        ref={(node) => {
          element.current = node;
          field.ref(node);
        }}
        value={value}
        dir={dir}
        disabled={disabled}
        aria-required={required || undefined}
      />
    </Field>
  );
}
