import { clsx } from 'clsx';
import { useEffect, useRef, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import { Field } from './Field.tsx';
import type { Change, Format } from './formats/typed.ts';
import styles from './input.module.css';
import { inputClass } from './inputClass.ts';
import { useField, type InputProps } from './useField.ts';

type NativeProps = Pick<
  ComponentProps<'input'>,
  'type' | 'dir' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'enterKeyHint' | 'placeholder' | 'readOnly'
>;

export interface FormattedInputProps extends InputProps, NativeProps {
  /** Characters it may have; a longer text is said to be too long, and not cut. */
  maxLength?: number | undefined;
  /** What stands in the input while someone types; absent: the text as it is. */
  format?: Format | undefined;
  /** Rewrites the text once the person leaves. */
  settle?: ((text: string) => string) | undefined;
  /** Looks at a change first. @returns true when it has dealt with it */
  onIntercept?: ((change: Change) => boolean) | undefined;
  /** What would be right, for a fault to say of what was typed. */
  expects?: string | undefined;
  /** Stands inside the input's frame, at its end. */
  adornment?: ReactNode;
  className?: string;
}

/** Ways in which a text arrives key by key. */
const typedKeys = /^(insertText|insertCompositionText|delete|history)/;

function changeOf({ target, nativeEvent }: ChangeEvent<HTMLInputElement>, before: string): Change {
  const way = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : '';
  return {
    text: target.value,
    caret: target.selectionStart ?? target.value.length,
    before,
    pasted: !typedKeys.test(way),
  };
}

/** A native input of one line whose text may be laid out while it is typed, the caret staying where it was. */
export function FormattedInput(props: FormattedInputProps) {
  const { name, label, help, required, disabled, autoFocus, format, settle, onIntercept, maxLength, ...rest } = props;
  const { expects, adornment, ...native } = rest;
  const { id, field, value, error, described } = useField({ name, help, maxLength });
  const said = error && expects && value !== '' ? `${error}. ${expects}` : error;
  const element = useRef<HTMLInputElement>(null);
  useEffect(
    function focusOnAppearance() {
      if (autoFocus) element.current?.focus();
    },
    [autoFocus],
  );

  function onChange(event: ChangeEvent<HTMLInputElement>): void {
    const change = changeOf(event, value);
    if (onIntercept?.(change)) return;
    if (!format) return field.onChange(change.text);
    const { text, caret } = format(change);
    // Written here already, React finds nothing to rewrite, and the caret stays.
    event.target.value = text;
    event.target.setSelectionRange(caret, caret);
    if (text !== value) field.onChange(text);
  }

  const input = (
    <input
      {...native}
      {...described}
      id={id}
      name={field.name}
      className={clsx(inputClass(), native.className)}
      ref={(node) => {
        element.current = node;
        field.ref(node);
      }}
      value={value}
      disabled={disabled}
      aria-required={required || undefined}
      onChange={onChange}
      onBlur={() => {
        const settled = settle?.(value) ?? value;
        if (settled !== value) field.onChange(settled);
        field.onBlur();
      }}
    />
  );
  return (
    <Field id={id} label={label} required={required} help={help} error={said}>
      {adornment === undefined ? (
        input
      ) : (
        <div className={styles.frame} data-dir={native.dir}>
          {input}
          {adornment}
        </div>
      )}
    </Field>
  );
}
