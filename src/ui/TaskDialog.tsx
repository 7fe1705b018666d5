import type { ReactNode } from 'react';
import { DialogFrame } from './DialogFrame.tsx';

interface Answer {
  text: string;
  act: () => void;
  disabled?: boolean;
  /** Takes something away. */
  danger?: boolean;
}

/** A small task over the page, which can not be used meanwhile; its first button takes the focus. */
export function TaskDialog({
  title,
  children,
  main,
  other,
  onEscape,
}: {
  title: string;
  children: ReactNode;
  /** The button that goes on. */
  main: Answer;
  /** The button that changes nothing. */
  other?: Answer;
  onEscape: () => void;
}) {
  return (
    <DialogFrame title={title} className="confirm task" onEscape={onEscape}>
      {children}
      <div className="confirm-actions">
        {other && (
          <button type="button" className="button" onClick={other.act} disabled={other.disabled}>
            {other.text}
          </button>
        )}
        <button
          type="button"
          className={main.danger ? 'button filled-danger' : 'button filled'}
          onClick={main.act}
          disabled={main.disabled}
        >
          {main.text}
        </button>
      </div>
    </DialogFrame>
  );
}
