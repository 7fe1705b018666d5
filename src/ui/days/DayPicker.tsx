import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { iconButtonClass } from '#src/ui/classes/buttonClass.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import styles from './DayPicker.module.css';

/** What a calendar shows and gives; days are `YYYY-MM-DD`. */
export interface DayChoice {
  /** A day, or what is being typed. */
  value: string;
  /** The first and the last day that can be picked; what is no day sets no bound. */
  min?: string | undefined;
  max?: string | undefined;
  onPick: (day: string) => void;
}

interface DayPickerProps extends DayChoice {
  /** Name of the field. */
  label: string;
  disabled?: boolean | undefined;
  /** The field. */
  children: ReactNode;
}

const CalendarPopover = lazyPart(async () => (await import('./CalendarPopover.tsx')).CalendarPopover);

/** A field for a day, which is typed, and beside it a button with a calendar, whose code loads when a person comes near. */
export function DayPicker({ label, disabled, children, ...choice }: DayPickerProps) {
  const name = useTranslate()('shell.calendar', { name: label });
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <span className={styles.picker}>
      {children}
      <button
        ref={button}
        type="button"
        className={iconButtonClass('small')}
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        {...CalendarPopover.near}
        onClick={() => setOpen(true)}
      >
        <CalendarMonthOutlinedIcon fontSize="inherit" />
      </button>
      {open && <CalendarPopover {...choice} anchor={button} label={name} onClose={() => setOpen(false)} />}
    </span>
  );
}
