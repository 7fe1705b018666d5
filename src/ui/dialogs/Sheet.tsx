import type { ReactNode } from 'react';
import { useCloseOnBack } from './openLayers.ts';
import { useModalDialog } from './useModalDialog.ts';

/** A sheet at an edge of a phone's screen, closed by Escape, by the browser's Back or by a touch beside it. Its content fills it. */
export function Sheet({
  label,
  className,
  onClose,
  children,
}: {
  label: string;
  className: string | undefined;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useModalDialog();
  useCloseOnBack(onClose);
  return (
    // A click on the dialog itself is one beside the sheet. Escape serves the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      // Not when it has closed: what was chosen on it may be open by then, and would be closed again.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  );
}
