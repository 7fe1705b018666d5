import { addDays } from '#contract/calendarDays.ts';

const isWeekend = (day: string) => [5, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

// spec gap: when the accounts of a file are debited.
/** The next day on which Israel's banks work, Sunday to Thursday; holidays are not known. Days are `YYYY-MM-DD`. */
export function nextBankingDay(day: string): string {
  const next = addDays(day, 1);
  return isWeekend(next) ? nextBankingDay(next) : next;
}
