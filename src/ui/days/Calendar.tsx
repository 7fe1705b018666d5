import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { parseDay } from '#contract/query.ts';

export interface CalendarProps {
  /** Name of the field. */
  label: string;
  /** `YYYY-MM-DD`, or what is being typed. */
  value: string;
  disabled?: boolean | undefined;
  onPick: (day: string) => void;
}

/** The browser's own calendar, which knows the device and its assistive tools, behind a button. */
export function Calendar({ label, value, disabled, onPick }: CalendarProps) {
  const name = useTranslate()('shell.calendar', { name: label });
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={parseDay(value) ?? ''}
        onChange={({ target }) => onPick(target.value)}
      />
      <button
        type="button"
        className="icon-button small"
        aria-label={name}
        title={name}
        disabled={disabled}
        onClick={() => calendar.current?.showPicker()}
      >
        <CalendarMonthOutlinedIcon fontSize="inherit" />
      </button>
    </>
  );
}
