import { useId, type ReactNode } from 'react';
import './confirmDialog.css';
import { useModalDialog } from './useModalDialog.ts';

/**
 * A dialog over the page, which can not be used meanwhile. Escape is the caller's to answer; the focus returns
 * afterwards to where it was.
 */
export function DialogFrame({
  title,
  className = 'confirm',
  urgent = false,
  describedBy,
  onEscape,
  children,
}: {
  title: string;
  className?: string;
  /** A question that waits for its answer. */
  urgent?: boolean;
  /** Id of the element that says what it is about. */
  describedBy?: string;
  onEscape: () => void;
  children: ReactNode;
}) {
  const dialog = useModalDialog();
  const id = useId();

  return (
    <dialog
      ref={dialog}
      className={className}
      role={urgent ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onEscape();
      }}
    >
      <h2 className="confirm-title" id={id}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
