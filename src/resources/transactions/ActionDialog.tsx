import type { ReactNode } from 'react';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';

/** A small form over the page. Escape closes it, unless something is being sent. */
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
  return (
    <DialogFrame title={title} onEscape={() => !busy && onClose()}>
      {children}
    </DialogFrame>
  );
}
