import type { ReactNode } from 'react';
import { DialogActions } from './DialogActions.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';

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
    <DialogFrame title={title} task onEscape={onEscape}>
      {children}
      <DialogActions>
        {other && (
          <button type="button" className={buttonClass()} onClick={other.act} disabled={other.disabled}>
            {other.text}
          </button>
        )}
        <button
          type="button"
          className={buttonClass(main.danger ? 'filledDanger' : 'filled')}
          onClick={main.act}
          disabled={main.disabled}
        >
          {main.text}
        </button>
      </DialogActions>
    </DialogFrame>
  );
}
