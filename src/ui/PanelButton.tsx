import { useRef, useState, type ReactNode, type RefObject } from 'react';
import './ui.css';

/** What an opened panel hangs on, and how it closes. */
export interface PanelProps {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

interface PanelButtonProps {
  /** Name of the button and, for those who hear it, of its panel. */
  label: string;
  icon?: ReactNode;
  /** What the button says after its name. */
  state?: ReactNode;
  /** Loads the panel's code; called when a person comes near. */
  preload: () => void;
  /** The panel, a lazy part. */
  children: (panel: PanelProps) => ReactNode;
}

/** A button with a panel, whose code loads when a person comes near; a click before that opens it once it is there. */
export function PanelButton({ label, icon, state, preload, children }: PanelButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        {icon}
        {label} {state}
      </button>
      {open && <>{children({ anchor, onClose: () => setOpen(false) })}</>}
    </>
  );
}
