import { clsx } from 'clsx';
import { useEffect, useRef, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import { Field } from './Field.tsx';
import type { Mask, TextEdit } from './masks/typed.ts';
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
  /** Lays the text out while someone types; absent: it stands as it is. */
  mask?: Mask | undefined;
  /** Rewrites the text once the person leaves. */
  settle?: ((text: string) => string) | undefined;
  /** Looks at a change first. @returns true when it has dealt with it */
  onIntercept?: ((change: TextEdit) => boolean) | undefined;
  /** What would be right, for a fault to say of what was typed. */
  expects?: string | undefined;
  /** Stands inside the input's frame, at its end. */
  adornment?: ReactNode;
  className?: string;
}

function nativeOf(props: NativeProps): NativeProps {
  const { type, dir, inputMode, autoComplete, autoCapitalize, enterKeyHint, placeholder, readOnly } = props;
  return { type, dir, inputMode, autoComplete, autoCapitalize, enterKeyHint, placeholder, readOnly };
}

/** Ways in which a text arrives key by key. */
const typedKeys = /^(insertText|insertCompositionText|delete|history)/;

function changeOf({ target, nativeEvent }: ChangeEvent<HTMLInputElement>, before: string): TextEdit {
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
  const { autoFocus, mask, settle, onIntercept, expects, adornment } = props;
  const { field, value, frame, element: tied } = useField(props);
  const { error } = frame;
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
    if (!mask) return field.onChange(change.text);
    const { text, caret } = mask(change);
    // Written here already, React finds nothing to rewrite, and the caret stays.
    event.target.value = text;
    event.target.setSelectionRange(caret, caret);
    if (text !== value) field.onChange(text);
  }

  const input = (
    <input
      {...nativeOf(props)}
      {...tied}
      name={field.name}
      className={clsx(inputClass(), props.className)}
      ref={(node) => {
        element.current = node;
        field.ref(node);
      }}
      value={value}
      onChange={onChange}
      onBlur={() => {
        const settled = settle?.(value) ?? value;
        if (settled !== value) field.onChange(settled);
        field.onBlur();
      }}
    />
  );
  return (
    <Field {...frame} error={said}>
      {adornment === undefined ? (
        input
      ) : (
        <div className={styles.frame} data-dir={props.dir}>
          {input}
          {adornment}
        </div>
      )}
    </Field>
  );
}
