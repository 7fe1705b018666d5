import { addDays, addMonths, isCalendarDay } from '#contract/calendarDays.ts';

/** Days of which a forecast tells the sum; a bound that is absent is open. */
export interface ForecastSpan {
  /** Its month, `YYYY-MM`; or what lies before the first one, or after the last. */
  key: string;
  /** First and last day, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
}

/** How many months a forecast tells one by one. */
const monthsAhead = 12;

const dayOf = (value: unknown) => (typeof value === 'string' && isCalendarDay(value) ? value : undefined);
const later = (day: string, other = day) => (other > day ? other : day);
const earlier = (day: string, other = day) => (other < day ? other : day);

/**
 * The spans of a forecast, which together are all that a list holds: what is overdue, twelve months one by one, and
 * what comes later; within the days that the list is narrowed to.
 * @param filter the list's
 * @param today Israel's day
 */
export function forecastSpans(filter: Readonly<Record<string, unknown>>, today: string): ForecastSpan[] {
  const [dateFrom, dateTo] = [dayOf(filter.dateFrom), dayOf(filter.dateTo)];
  const first = `${(dateFrom ?? today).slice(0, 7)}-01`;
  const months = Array.from({ length: monthsAhead }, (_, index): Required<ForecastSpan> => {
    const start = addMonths(first, index);
    const end = addDays(addMonths(first, index + 1), -1);
    return { key: start.slice(0, 7), from: later(start, dateFrom), to: earlier(end, dateTo) };
  });
  const end = addMonths(first, monthsAhead);
  return [
    ...(dateFrom === undefined ? [{ key: 'before', to: earlier(addDays(first, -1), dateTo) }] : []),
    ...months.filter(({ from, to }) => from <= to),
    ...(dateTo === undefined
      ? [{ key: 'after', from: end }]
      : dateTo >= end
        ? [{ key: 'after', from: end, to: dateTo }]
        : []),
  ];
}
