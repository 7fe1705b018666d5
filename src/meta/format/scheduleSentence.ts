import { addDays } from '#contract/calendarDays.ts';
import type { Locale } from '#contract/constants.ts';
import { parseEnum } from '#contract/enums.ts';
import type { Row } from '#contract/envelope.ts';
import { monthsOf } from '#contract/rules/schedule.ts';
import { dateText, parseWireDate } from './dateText.ts';

/** The phrases of a schedule, in the catalogue under `schedule.…`. */
export type ScheduleWords = (
  phrase: 'once' | 'months' | 'years' | 'onDay' | 'onDate' | 'from' | 'fromSetup' | 'onSetup' | 'until' | 'charges',
  values?: Readonly<Record<string, string | number>>,
) => string;

interface Language {
  locale: Locale;
  say: ScheduleWords;
}

/** A business day of the wire as `YYYY-MM-DD`. */
function dayOf(value: unknown): string | undefined {
  const date = parseWireDate(value);
  return date?.kind === 'day' ? date.day : undefined;
}

const written = (day: string) => dateText({ kind: 'day', day }, 'UTC');
const isLastOfMonth = (day: string) => addDays(day, 1).endsWith('-01');

const endings = ['th', 'st', 'nd', 'rd'];

/** A day of the month as it is read. @example ordinal(5, 'en-IL') // '5th' */
function ordinal(day: number, locale: Locale): string {
  if (locale !== 'en-IL') return String(day);
  return `${day}${day > 10 && day < 14 ? 'th' : (endings[day % 10] ?? 'th')}`;
}

/** A day whose day of the month its charges have; the last of a month may stand in for a later one. */
function anchorOf(schedule: Row, row: Row): string | undefined {
  const first = dayOf(schedule.startAt) ?? dayOf(row.startsOn);
  if (first !== undefined) return first;
  const next = dayOf(row.nextScheduledTransaction);
  return next !== undefined && !isLastOfMonth(next) ? next : undefined;
}

/** How often, and on which day. @param months between two charges */
function rule(months: number, schedule: Row, row: Row, { locale, say }: Language): string[] {
  const isOnce = months === 0;
  const isYearly = months % 12 === 0;
  const period = isOnce
    ? say('once')
    : isYearly
      ? say('years', { smart_count: months / 12 })
      : say('months', { smart_count: months });
  const start = dayOf(schedule.startAt);
  const anchor = anchorOf(schedule, row);
  if (isOnce && anchor !== undefined) return [period, say('onDate', { day: written(anchor) })];
  if (start !== undefined && !row.currentDeal) return [period, say('from', { day: written(start) })];
  if (anchor !== undefined) {
    const on = isYearly
      ? say('onDate', { day: written(anchor).slice(0, 5) })
      : say('onDay', { day: ordinal(Number(anchor.slice(8)), locale) });
    return [`${period} ${on}`];
  }
  // What is not set up yet has no days of its own.
  const isToCome = schedule.startAtType === 'today' && row.currentDeal === undefined;
  return isToCome ? [period, say(isOnce ? 'onSetup' : 'fromSetup')] : [period];
}

/** When it ends: the month where the charge of that month is made, else the day. */
function end(schedule: Row, anchor: string | undefined, { say }: Language): string[] {
  const last = dayOf(schedule.endAt);
  const { endAtNumberOfPayments: count } = schedule;
  if (last !== undefined) {
    const isMonth = anchor !== undefined && last.slice(8) >= anchor.slice(8);
    return [say('until', { day: isMonth ? written(last).slice(3) : written(last) })];
  }
  return typeof count === 'number' ? [say('charges', { smart_count: count })] : [];
}

/**
 * A billing schedule as people say it, for lists and records; the form keeps the parts of spec §3 (`scheduleText`). What never
 * ends says nothing of its end. The day of the month is told where the schedule or its row knows it.
 * @param row the deal or request it stands in: `startsOn`, `nextScheduledTransaction` and `currentDeal` are read of it
 * @returns undefined for a period nobody knows
 * @example 'בכל חודש ב-5, עד 06/2027' // 'Every month on the 5th, until 06/2027'
 */
export function scheduleSentence(schedule: Row, row: Row, language: Language): string | undefined {
  const { repeatPeriodType, repeatPeriod } = schedule;
  const type = parseEnum('repeatPeriodType', String(repeatPeriodType));
  if (type === undefined) return undefined;
  const months = monthsOf[type] * (typeof repeatPeriod === 'number' ? repeatPeriod : 1);
  return [
    ...rule(months, schedule, row, language),
    ...(months === 0 ? [] : end(schedule, anchorOf(schedule, row), language)),
  ].join(', ');
}
