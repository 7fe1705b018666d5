import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './DialogFrame.module.css';
import { useCloseOnBack } from './openLayers.ts';
import { useModalDialog } from './useModalDialog.ts';

/**
 * A dialog over the page, which can not be used meanwhile. Escape and the browser's Back are the caller's to answer; the focus returns
 * afterwards to where it was.
 */
export function DialogFrame({
  title,
  task = false,
  urgent = false,
  asksOfBack = false,
  describedBy,
  onEscape,
  children,
}: {
  title: string;
  /** Something to do, rather than a question: wider. */
  task?: boolean;
  /** A question that waits for its answer. */
  urgent?: boolean;
  /** It asks about the browser's Back itself, which is asked again and not closed by another one. */
  asksOfBack?: boolean;
  /** Id of the element that says what it is about. */
  describedBy?: string;
  onEscape: () => void;
  children: ReactNode;
}) {
  const dialog = useModalDialog();
  useCloseOnBack(asksOfBack ? undefined : onEscape);
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
