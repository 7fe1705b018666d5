import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { cleanText } from '#contract/cleanText.ts';
import { fault, type Fault, type Rule } from '#contract/rules/fault.ts';
import { Refusal } from '#src/list/Refusal.tsx';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import { inputClass } from '#src/ui/inputs/inputClass.ts';
import styles from './filters.module.css';
import { useFilterText } from './useFilterText.ts';

interface DraftInputProps {
  label: string;
  /** Its name is heard, and not seen. */
  isLabelHidden?: boolean;
  value: string;
  onApply: (text: string) => void;
  type?: 'text' | 'search';
  inputMode?: 'decimal' | 'numeric';
  /** Ids, numbers and the like read left to right in Hebrew too. */
  dir?: 'ltr' | 'auto';
  placeholder?: string;
  /** A part of such a text never fits: it is judged when the person leaves, and asked for once it fits; or of which texts. */
  patient?: boolean | ((text: string) => boolean);
  /** Judges a text that is not empty; what it refuses is not asked for. */
  accepts?: (text: string) => boolean;
  /** What is said of a refused text, or what judges it. */
  refusal?: Fault | Rule<string>;
  /** Draws what stands around the input, such as a calendar. */
  frame?: (input: ReactNode) => ReactNode;
}

const anything = () => true;

/** A labelled native input that applies itself when the typing rests. */
export function DraftInput({
  label,
  isLabelHidden = false,
  value,
  onApply,
  type = 'text',
  inputMode,
  dir = 'auto',
  accepts = anything,
  refusal = fault('Invalid'),
  placeholder,
  patient = false,
  frame = (bare) => bare,
}: DraftInputProps) {
  const translate = useTranslate();
  const id = useId();
  const draft = useFilterText(value, onApply, { accepts, patient });
  const said = typeof refusal === 'function' ? (refusal(cleanText(draft.text).trim()) ?? fault('Invalid')) : refusal;
  const input = (
    <input
      id={id}
      className={clsx(inputClass('compact'), styles.input)}
      type={type}
      inputMode={inputMode}
      // An empty input has no words to tell its direction; its placeholder has the page's.
      dir={dir === 'auto' && draft.text === '' ? undefined : dir}
      placeholder={placeholder}
      autoComplete="off"
      value={draft.text}
      aria-invalid={draft.refused || undefined}
      aria-describedby={draft.refused ? `${id}-refusal` : undefined}
      onChange={(event) => draft.type(event.target.value)}
      onBlur={patient ? draft.settle : undefined}
      onKeyDown={(event) => {
        if (event.key === 'Enter') draft.settle();
      }}
    />
  );
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? visuallyHidden : undefined}>
        {label}
      </label>
      {frame(input)}
      {draft.refused && <Refusal id={`${id}-refusal`}>{translate(said.key, said.values)}</Refusal>}
    </div>
  );
}
