import type { ReactNode } from 'react';
import { lazyPart } from '#src/ui/lazyPart.tsx';
import type { CalendarProps } from './Calendar.tsx';
import './days.css';

const Calendar = lazyPart(async () => (await import('./Calendar.tsx')).Calendar);

/** A field for a day, which is typed, and a calendar beside it. @param props.children the field */
export function DayPicker({ children, ...calendar }: CalendarProps & { children: ReactNode }) {
  return (
    <span className="day-picker">
      {children}
      <Calendar {...calendar} />
    </span>
  );
}
