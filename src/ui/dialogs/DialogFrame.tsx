import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './DialogFrame.module.css';
import { useModalDialog } from './useModalDialog.ts';

/**
 * A dialog over the page, which can not be used meanwhile. Escape is the caller's to answer; the focus returns
 * afterwards to where it was.
 */
export function DialogFrame({
  title,
  task = false,
  urgent = false,
  describedBy,
  onEscape,
  children,
}: {
  title: string;
  /** Something to do, rather than a question: wider. */
  task?: boolean;
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
      className={clsx(styles.dialog, task && styles.task)}
      role={urgent ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onEscape();
      }}
    >
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
