import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './ModalCard.module.css';
import { NoticeActions, NoticeTitle } from '#src/ui/Notice.tsx';
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
      className={clsx(styles.card, covering && styles.covering)}
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
      <NoticeTitle id={`${id}title`}>{title}</NoticeTitle>
      <div id={`${id}text`}>{children}</div>
      <NoticeActions>{actions}</NoticeActions>
    </dialog>
  );
}
