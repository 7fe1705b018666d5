import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import './confirmDialog.css';

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
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Closes before it leaves the document, so that the focus returns to where it was.
  useLayoutEffect(function open() {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="confirm task"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onEscape();
      }}
    >
      <h2 className="confirm-title" id={id}>
        {title}
      </h2>
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
    </dialog>
  );
}
