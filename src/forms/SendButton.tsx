import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';

interface SendButtonProps {
  /** Pressing it does nothing now. */
  rests?: boolean;
  /** Because what it has sent is under way. */
  busy?: boolean;
  /** Beside a field, instead of the filled one of its page. */
  beside?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The button that submits a form. While it rests it stays as it is and keeps the focus of who pressed it (WCAG 2.4.3). */
export function SendButton({ rests = false, busy = rests, beside = false, className, children }: SendButtonProps) {
  return (
    <button
      type="submit"
      className={clsx(buttonClass(beside ? 'beside' : 'filled'), className)}
      aria-disabled={rests}
      aria-busy={busy}
      onClick={(event) => {
        if (rests) event.preventDefault();
      }}
    >
      {children}
    </button>
  );
}
