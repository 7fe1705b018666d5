const dayMs = 86_400_000;

/** Says whether a text is a day that the calendar has, `YYYY-MM-DD`: 2026-02-30 is none. */
export function isCalendarDay(text: string): boolean {
  const instant = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/** A calendar day some days later. @param count negative for earlier. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

/** Whole days from one day to a later one; negative to an earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/**
 * The same day some months later; the last day of a shorter month, as PostgreSQL counts.
 * @param count negative for earlier
 * @param wanted day of the month to come to where the month has it, else that of `day`
 */
export function addMonths(day: string, count: number, wanted = Number(day.slice(8, 10))): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0));
  const date = Math.min(wanted, last.getUTCDate());
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), date)).toISOString().slice(0, 10);
}

/** The first day of a day's month, both `YYYY-MM-DD`. */
export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The Sunday that begins the week of a day. */
export function firstOfWeek(day: string): string {
  return addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
}
