import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useDraft } from './useDraft.ts';

interface DraftInputProps {
  label: string;
  value: string;
  onApply: (text: string) => void;
  type?: 'text' | 'search' | 'date';
  inputMode?: 'decimal' | 'numeric';
  /** Ids, numbers and the like read left to right in Hebrew too. */
  dir?: 'ltr' | 'auto';
  /** Judges a text that is not empty; what it refuses is not asked for. */
  accepts?: (text: string) => boolean;
  /** Message key of a refused text. */
  refusal?: string;
}

const anything = () => true;

/** A labelled native input that applies itself when the typing rests. */
export function DraftInput({
  label,
  value,
  onApply,
  type = 'text',
  inputMode,
  dir = 'auto',
  accepts = anything,
  refusal = 'Invalid',
}: DraftInputProps) {
  const translate = useTranslate();
  const id = useId();
  const draft = useDraft(value, onApply, accepts);
  return (
    <div className="filter-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="list-input"
        type={type}
        inputMode={inputMode}
        dir={type === 'date' ? undefined : dir}
        autoComplete="off"
        value={draft.text}
        aria-invalid={draft.refused || undefined}
        aria-describedby={draft.refused ? `${id}-refusal` : undefined}
        onChange={(event) => draft.type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') draft.settle();
        }}
      />
      {draft.refused && (
        <p id={`${id}-refusal`} role="alert" className="filter-refusal">
          {translate(refusal)}
        </p>
      )}
    </div>
  );
}
