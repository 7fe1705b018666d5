import { and, type SQL } from 'drizzle-orm';
import { addDays, addMonths, firstOfMonth } from '#contract/calendarDays.ts';
import { startOfIsraelDay } from '#contract/israelClock.ts';
import { isAtLeast, isBefore, isEqual } from '#sandbox/list/compare.ts';
import { askedDays } from '#sandbox/list/filterRules.ts';
import type { CheckedQuestion } from '#sandbox/list/longList.ts';
import type { DayRange } from '#contract/quickDates.ts';
import type { KeptFigures } from './declarations.ts';

/** Count and sums in parts: whole months from the kept figures, the days before and after them from the list's rows. */
export interface KeptAnswer {
  figures: Pick<KeptFigures, 'from' | 'currency' | 'numberOfRecords' | 'amount'>;
  /** Which kept figures. */
  where: SQL | undefined;
  /** Which rows besides, of those that the filters keep. */
  edges: SQL[];
}

const dayFilters = new Set(['dateFrom', 'dateTo', 'quickDateFilter']);

/** First day of the first whole month on or after a day. */
function nextMonth(day: string): string {
  return firstOfMonth(day) === day ? day : firstOfMonth(addMonths(firstOfMonth(day), 1));
}

/**
 * The whole months of some days and the instants around them.
 * @returns undefined when the days hold no whole month.
 */
export function wholeMonths({ from, to }: DayRange) {
  const first = from && nextMonth(from);
  const end = to && firstOfMonth(addDays(to, 1));
  if (first && end && first >= end) return undefined;
  return {
    /** First day of the first whole month; absent = from the beginning. */
    first,
    /** First day after the last whole month; absent = to the end. */
    end,
    /** Days are left before the whole months. */
    before: first !== from,
    /** Days are left after the whole months. */
    after: to !== undefined && end !== addDays(to, 1),
  };
}

/** How kept figures answer a question; undefined when it names something they do not know. */
export function keptAnswer(figures: KeptFigures, question: CheckedQuestion): KeptAnswer | undefined {
  const { call, filters, list } = question;
  const asked = Object.entries(filters).filter(([name]) => list.filters[name] && !dayFilters.has(name));
  if (asked.some(([name]) => !figures.filters[name])) return undefined;
  const months = wholeMonths(askedDays(question));
  if (!months) return undefined;
  const { first, end, before, after } = months;
  return {
    figures,
    where: and(
      isEqual(figures.merchant, call.caller.merchantID),
      first ? isAtLeast(figures.month, first) : undefined,
      end ? isBefore(figures.month, end) : undefined,
      ...asked.map(([name, value]) => figures.filters[name]?.(value, question)),
    ),
    edges: [
      ...(first && before ? [isBefore(figures.instant, startOfIsraelDay(first))] : []),
      ...(end && after ? [isAtLeast(figures.instant, startOfIsraelDay(end))] : []),
    ],
  };
}
