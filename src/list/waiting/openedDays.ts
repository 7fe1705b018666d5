import { addDays } from '#contract/calendarDays.ts';
import type { HomeOpened } from '#src/settings/homeOpened.ts';

/** Days after which nobody is told of news any more. */
const newsDays = 7;

/** What is kept once it is opened today. */
export function openedOn(today: string, kept: HomeOpened | undefined): HomeOpened {
  if (!kept || kept.day > today) return { day: today };
  return kept.day === today ? kept : { ...kept, day: today, before: kept.day };
}

/** The day from which on news counts: the one on which the person looked last before today, seven days ago at most. */
export function newsSince(today: string, { before = '' }: HomeOpened): string {
  const earliest = addDays(today, -newsDays);
  return before > earliest && before < today ? before : earliest;
}
