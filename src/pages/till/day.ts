import { stringify } from 'query-string';
import { isCalendarDay } from '#contract/calendarDays.ts';
import { filterInAddress } from '#src/settings/addressedTerminal.ts';

/** What is closed: a terminal and a day of Israel, `YYYY-MM-DD`. */
export interface TillDay {
  terminalID: string;
  day: string;
}

/** The day an address asks for; today where it asks for none. */
export function readDayOf(search: string, today: string): string {
  const { day } = filterInAddress(search);
  return typeof day === 'string' && isCalendarDay(day) ? day : today;
}

/** The address of a day; its terminal stands in it as in a list's. */
export const tillSearch = ({ terminalID, day }: TillDay): string =>
  `?${stringify({ filter: JSON.stringify({ terminalID, day }) })}`;

/** The filter of the rows of a day. */
export const rowsOfDay = ({ terminalID, day }: TillDay) => ({ terminalID, dateFrom: day, dateTo: day });
