import { useId, type ReactNode } from 'react';
import { DialogActions } from './DialogActions.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';

const agreeing = { careful: undefined, forward: 'filled', danger: 'filledDanger' } as const;

/**
 * Asks before something that can not be taken back. The page behind it can not be used meanwhile; the focus starts on
 * the answer that changes nothing, which Escape gives too, and returns afterwards to where it was.
 */
export function ConfirmDialog({
  title,
  text,
  agree,
  refuse,
  tone = 'careful',
  asksOfBack,
  children,
  onAnswer,
}: {
  title: string;
  text: string;
  /** Words of the answer that goes ahead. */
  agree: string;
  /** Words of the answer that changes nothing. */
  refuse: string;
  /** Which answer stands out: the one that changes nothing, or the one that goes ahead, in red where it destroys. */
  tone?: 'careful' | 'forward' | 'danger';
  /** As `DialogFrame` has it. */
  asksOfBack?: boolean;
  /** More of what it is about, below the text. */
  children?: ReactNode;
  onAnswer: (agreed: boolean) => void;
}) {
  const id = useId();
  return (
    <DialogFrame
      title={title}
      urgent
      {...(asksOfBack && { asksOfBack })}
      describedBy={id}
      onEscape={() => onAnswer(false)}
    >
      <p id={id}>{text}</p>
      {children}
      <DialogActions>
        <button type="button" className={buttonClass(tone === 'careful' && 'filled')} onClick={() => onAnswer(false)}>
          {refuse}
        </button>
        <button type="button" className={buttonClass(agreeing[tone])} onClick={() => onAnswer(true)}>
          {agree}
        </button>
      </DialogActions>
    </DialogFrame>
  );
}
