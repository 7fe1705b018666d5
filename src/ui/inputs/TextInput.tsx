import { useLayoutEffect, useRef } from 'react';
import { cleanLines } from '#contract/cleanText.ts';
import { Field } from './Field.tsx';
import { FormattedInput, type FormattedInputProps } from './FormattedInput.tsx';
import { inputClass } from './inputClass.ts';
import { useField, type InputProps } from './useField.ts';

export interface TextInputProps
  extends
    InputProps,
    Pick<
      FormattedInputProps,
      'dir' | 'inputMode' | 'autoComplete' | 'maxLength' | 'placeholder' | 'adornment' | 'verbatim'
    > {
  /** Several lines. */
  multiline?: boolean;
}

/** A text; each takes the direction of its first strong letter. */
export function TextInput({ multiline = false, ...props }: TextInputProps) {
  return multiline ? <LongText {...props} /> : <FormattedInput type="text" dir="auto" autoComplete="off" {...props} />;
}

function LongText({ dir = 'auto', ...props }: TextInputProps) {
  const { field, value, frame, element: tied } = useField(props);
  const { autoFocus, verbatim } = props;
  const element = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(
    function focusOnAppearance() {
      if (autoFocus) element.current?.focus();
    },
    [autoFocus],
  );
  return (
    <Field {...frame}>
      <textarea
        {...field}
        {...tied}
        className={inputClass()}
        rows={3}
        ref={(node) => {
          element.current = node;
          field.ref(node);
        }}
        value={value}
        onChange={({ target }) => field.onChange(verbatim ? target.value : cleanLines(target.value))}
        dir={dir}
      />
    </Field>
  );
}
