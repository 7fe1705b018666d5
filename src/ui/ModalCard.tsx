import { useId, type ReactNode } from 'react';
import './ui.css';
import { useModalDialog } from './useModalDialog.ts';

/**
 * A small question over everything else, dialogs and wizards included. The first button takes the focus.
 * @param onEscape what the Escape key means; without it the card stays.
 */
export function ModalCard({
  title,
  children,
  actions,
  covering = false,
  onEscape,
}: {
  title: string;
  children: ReactNode;
  actions: ReactNode;
  /** Hides what is behind it. */
  covering?: boolean;
  onEscape?: () => void;
}) {
  const id = useId();
  const dialog = useModalDialog();

  return (
    <dialog
      ref={dialog}
      className={covering ? 'modal-card covering' : 'modal-card'}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The browser would close it.
        event.preventDefault();
        onEscape?.();
      }}
      onCancel={(event) => event.preventDefault()}
    >
      <h2 className="notice-title" id={`${id}title`}>
        {title}
      </h2>
      <div id={`${id}text`}>{children}</div>
      <div className="notice-actions">{actions}</div>
    </dialog>
  );
}
