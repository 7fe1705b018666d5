import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import StoreOutlinedIcon from '@mui/icons-material/StoreOutlined';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import styles from './TerminalControl.module.css';

const TerminalPopover = lazyPart(async () => (await import('./TerminalPopover.tsx')).TerminalPopover);

/** The terminal of this tab; a click opens the picker, whose code loads when a person comes near. */
export function TerminalControl() {
  const translate = useTranslate();
  const { terminal } = useSelectedTerminal();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={clsx(buttonClass('plain'), styles.control)}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${translate('shell.terminal')}: ${terminal.label}`}
        title={terminal.label}
        {...TerminalPopover.near}
        onClick={() => setOpen(true)}
      >
        <StoreOutlinedIcon fontSize="small" />
        <bdi className={styles.label}>{terminal.label}</bdi>
        <ExpandMoreIcon fontSize="small" />
      </button>
      {open && <TerminalPopover anchor={button} onClose={() => setOpen(false)} />}
    </>
  );
}
