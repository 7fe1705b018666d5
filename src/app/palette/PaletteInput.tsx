import type { KeyboardEvent, Ref } from 'react';
import { inputClass } from '#src/ui/inputs/inputClass.ts';
import { optionID, type PaletteOption } from './option.ts';
import styles from './Palette.module.css';

interface PaletteInputProps {
  ref: Ref<HTMLInputElement>;
  /** Begins the ids of list, options, help and status. */
  id: string;
  label: string;
  placeholder: string;
  text: string;
  active: PaletteOption | undefined;
  isRefused: boolean;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The input of a combobox, which keeps the focus while its options are walked through. */
export function PaletteInput({ ref, id, label, placeholder, text, active, isRefused, ...props }: PaletteInputProps) {
  return (
    <input
      ref={ref}
      className={`${inputClass()} ${styles.input}`}
      role="combobox"
      aria-label={label}
      aria-expanded={active !== undefined}
      aria-controls={`${id}list`}
      aria-autocomplete="list"
      aria-activedescendant={active && optionID(id, active)}
      aria-invalid={isRefused || undefined}
      aria-describedby={isRefused ? `${id}status` : `${id}help`}
      // An empty input has no words to tell its direction; its placeholder has the page's.
      dir={text === '' ? undefined : 'auto'}
      enterKeyHint="go"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      placeholder={placeholder}
      value={text}
      onChange={({ target }) => props.onText(target.value)}
      onKeyDown={props.onKeyDown}
    />
  );
}
