import { addDays, isCalendarDay } from '#contract/calendarDays.ts';
import { isObject } from '#contract/envelope.ts';

/** When a person opened what waits here: the last day, and the one before. Israel's, `YYYY-MM-DD`. */
export interface HomeOpened {
  day: string;
  before?: string;
  /** How many things waited, for the room they take. */
  things?: number;
}

const dayIn = (value: unknown) => (typeof value === 'string' && isCalendarDay(value) ? value : undefined);

/** Reads what is stored without trusting it. */
export function parseHomeOpened(value: unknown): HomeOpened | undefined {
  if (!isObject(value)) return undefined;
  const [day, before] = [dayIn(value.day), dayIn(value.before)];
  if (day === undefined) return undefined;
  const { things } = value;
  const isCount = typeof things === 'number' && Number.isSafeInteger(things) && things >= 0 && things < 100;
  return { day, ...(before && { before }), ...(isCount && { things }) };
}

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
