import { clsx } from 'clsx';
import {
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { cleanLines, cleanText } from '#contract/cleanText.ts';
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
  /** Every character counts, as in a secret or an address of a page: nothing is cleaned. */
  verbatim?: boolean | undefined;
  /** Who comes finds the text chosen, and types another in its place. */
  selectsOnFocus?: boolean | undefined;
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

/** A paste with its line ends and tabs, which the browser would take out of it, so that two cells became one. */
function pasteOf({ clipboardData, currentTarget }: ClipboardEvent<HTMLInputElement>): TextEdit | undefined {
  const pasted = clipboardData.getData('text');
  const { value: before, selectionStart, selectionEnd } = currentTarget;
  if (cleanText(pasted) === pasted) return undefined;
  const start = before.slice(0, selectionStart ?? before.length) + cleanLines(pasted);
  return { text: start + before.slice(selectionEnd ?? before.length), caret: start.length, before, pasted: true };
}

const cleaned = (change: TextEdit): TextEdit => {
  const { text, caret } = change;
  return { ...change, text: cleanText(text), caret: cleanText(text.slice(0, caret)).length };
};

/** A native input of one line whose text may be laid out while it is typed, the caret staying where it was. */
export function FormattedInput(props: FormattedInputProps) {
  const { autoFocus, mask = cleaned, settle, onIntercept, verbatim, selectsOnFocus, expects, adornment } = props;
  const { field, value, frame, element: tied } = useField(props);
  const { error } = frame;
  const said = error && expects && value !== '' ? `${error}. ${expects}` : error;
  const element = useRef<HTMLInputElement>(null);
  // Before the page is drawn, or the first keys were lost.
  useLayoutEffect(
    function focusOnAppearance() {
      if (autoFocus) element.current?.focus();
    },
    [autoFocus],
  );

  function take(change: TextEdit, target: HTMLInputElement): void {
    if (onIntercept?.(change)) return;
    const { text, caret } = mask(change.pasted ? { ...change, text: cleanLines(change.text) } : cleaned(change));
    // Written here already, React finds nothing to rewrite, and the caret stays.
    target.value = text;
    target.setSelectionRange(caret, caret);
    if (text !== value) field.onChange(text);
  }

  function onChange(event: ChangeEvent<HTMLInputElement>): void {
    if (verbatim) return field.onChange(event.target.value);
    take(changeOf(event, value), event.target);
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const change = verbatim ? undefined : pasteOf(event);
    if (!change) return;
    event.preventDefault();
    take(change, event.currentTarget);
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
      onPaste={onPaste}
      onFocus={selectsOnFocus ? ({ currentTarget }) => currentTarget.select() : undefined}
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
