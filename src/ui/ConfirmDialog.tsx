import { useId, useLayoutEffect, useRef } from 'react';
import './confirmDialog.css';

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
      className="confirm"
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={(event) => {
        event.preventDefault();
        onAnswer(false);
      }}
    >
      <h2 className="confirm-title" id={`${id}title`}>
        {title}
      </h2>
      <p id={`${id}text`}>{text}</p>
      <div className="confirm-actions">
        <button type="button" className="button filled" onClick={() => onAnswer(false)}>
          {refuse}
        </button>
        <button type="button" className="button" onClick={() => onAnswer(true)}>
          {agree}
        </button>
      </div>
    </dialog>
  );
}
