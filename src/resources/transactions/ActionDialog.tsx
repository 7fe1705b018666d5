import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import '#src/ui/confirmDialog.css';

/**
 * A small form over the page, which can not be used meanwhile. Escape closes it, unless something is being sent; the
 * focus returns afterwards to where it was.
 */
export function ActionDialog({
  title,
  busy = false,
  onClose,
  children,
}: {
  title: string;
  /** Something is being sent: it stays open. */
  busy?: boolean;
  onClose: () => void;
  children: ReactNode;
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
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
    >
      <h2 className="confirm-title" id={id}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
