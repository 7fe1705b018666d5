import ExpandMore from '@mui/icons-material/ExpandMore';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';

const loadPopover = () => import('./TerminalPopover.tsx');
const TerminalPopover = lazy(async () => ({ default: (await loadPopover()).TerminalPopover }));

/** The terminal of this tab; a click opens the picker, whose code loads when a person comes near. */
export function TerminalControl() {
  const translate = useTranslate();
  const { terminal } = useSelectedTerminal();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const preload = () => void loadPopover();
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button plain terminal-control"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${translate('terminal.label')}: ${terminal.label}`}
        title={terminal.label}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <Storefront fontSize="small" />
        <bdi className="terminal-control-label">{terminal.label}</bdi>
        <ExpandMore fontSize="small" />
      </button>
      {open && (
        <Suspense fallback={null}>
          <TerminalPopover anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
