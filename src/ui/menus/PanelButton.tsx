import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import type { LazyPart } from '#src/ui/lazy/lazyPart.tsx';

/** What an opened panel hangs on, and how it closes. */
export interface PanelProps {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

interface PanelButtonProps<Properties extends object> {
  /** Name of the button and, for those who hear it, of its panel. */
  label: string;
  /** What the button shows; absent = its name. */
  face?: ReactNode;
  panel: LazyPart<Properties & PanelProps>;
  /** What the panel needs besides. */
  properties: Properties;
}

/** A button with a panel, whose code loads when a person comes near; a click before that opens it once it is there. */
export function PanelButton<Properties extends object>({
  label,
  face = label,
  panel: Panel,
  properties,
}: PanelButtonProps<Properties>) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={buttonClass('tool')}
        aria-haspopup="dialog"
        aria-expanded={open}
        {...Panel.near}
        onClick={() => setOpen(true)}
      >
        {face}
      </button>
      {open && <Panel {...properties} anchor={anchor} onClose={() => setOpen(false)} />}
    </>
  );
}
