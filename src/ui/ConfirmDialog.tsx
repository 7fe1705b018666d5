import { useId } from 'react';
import { DialogFrame } from './DialogFrame.tsx';

/**
 * Asks before something that can not be taken back. The page behind it can not be used meanwhile; the focus starts on
 * the answer that changes nothing, which Escape gives too, and returns afterwards to where it was.
 */
export function ConfirmDialog({
  title,
  text,
  agree,
  refuse,
  onAnswer,
}: {
  title: string;
  text: string;
  /** Words of the answer that goes ahead. */
  agree: string;
  /** Words of the answer that changes nothing. */
  refuse: string;
  onAnswer: (agreed: boolean) => void;
}) {
  const id = useId();
  return (
    <DialogFrame title={title} urgent describedBy={id} onEscape={() => onAnswer(false)}>
      <p id={id}>{text}</p>
      <div className="confirm-actions">
        <button type="button" className="button filled" onClick={() => onAnswer(false)}>
          {refuse}
        </button>
        <button type="button" className="button" onClick={() => onAnswer(true)}>
          {agree}
        </button>
      </div>
    </DialogFrame>
  );
}
