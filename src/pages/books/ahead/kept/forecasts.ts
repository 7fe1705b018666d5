import { addDays, isCalendarDay } from '#contract/calendarDays.ts';
import { isObject } from '#contract/envelope.ts';
import type { DaySum } from '#src/pages/books/ahead/aheadDays.ts';
import { soundCreditRule, type CreditRule } from '#src/settings/creditRules.ts';

/** What was foreseen on a day for the days ahead: sums by day and currency, and no names. */
export interface KeptForecast {
  /** The first of its days. */
  madeOn: string;
  dateTo: string;
  /** By which money was credited then: by another one nothing can be compared. */
  rule: CreditRule;
  days: readonly DaySum[];
}

/** Forecasts of each terminal, the oldest first. */
export type Forecasts = Readonly<Record<string, readonly KeptForecast[]>>;

/** Version of the stored shape; another one is forgotten. */
const version = 1;

/** Forecasts that are kept of a terminal: this month's, and those that may not be over yet. */
const most = 3;

const isAgorot = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);
const isDay = (value: unknown): value is string => typeof value === 'string' && isCalendarDay(value);

/** A day is stored as a row of five values. */
function soundDay(value: unknown): DaySum | undefined {
  if (!Array.isArray(value)) return undefined;
  const [day, currency, certain, expected, likely]: unknown[] = value;
  const isSound = isDay(day) && typeof currency === 'string';
  if (!isSound || !isAgorot(certain) || !isAgorot(expected) || !isAgorot(likely)) return undefined;
  return { day, currency, certain, expected, likely };
}

/** One broken day makes a sum wrong, so the forecast is none. */
function soundForecast(value: unknown): KeptForecast | undefined {
  if (!isObject(value)) return undefined;
  const { madeOn, dateTo } = value;
  const rule = soundCreditRule(value.rule);
  if (!isDay(madeOn) || !isDay(dateTo) || rule === undefined || !Array.isArray(value.days)) return undefined;
  const days = value.days.flatMap((day) => soundDay(day) ?? []);
  return days.length === value.days.length ? { madeOn, dateTo, rule, days } : undefined;
}

/** Reads what is stored without trusting it. */
export function parseForecasts(stored: unknown): Forecasts {
  if (!isObject(stored) || stored.version !== version || !isObject(stored.terminals)) return {};
  return Object.fromEntries(
    Object.entries(stored.terminals).flatMap(([terminalID, kept]) =>
      Array.isArray(kept) ? [[terminalID, kept.flatMap((one) => soundForecast(one) ?? [])]] : [],
    ),
  );
}

/** What is stored of forecasts. */
export function storedForecasts(forecasts: Forecasts): unknown {
  const stored = ({ days, ...forecast }: KeptForecast) => ({
    ...forecast,
    days: days.map(({ day, currency, certain, expected, likely }) => [day, currency, certain, expected, likely]),
  });
  const terminals = Object.entries(forecasts).map(([terminalID, kept]) => [terminalID, kept.map(stored)]);
  return { version, terminals: Object.fromEntries(terminals) };
}

const isSameRule = (one: CreditRule, other: CreditRule) => JSON.stringify(one) === JSON.stringify(other);
const monthOf = ({ madeOn }: KeptForecast) => madeOn.slice(0, 7);

/** The forecasts of a terminal with a new one: the first of a month stays, unless it was made by another rule. */
export function withForecast(kept: readonly KeptForecast[], made: KeptForecast): readonly KeptForecast[] {
  const ofMonth = kept.find((one) => monthOf(one) === monthOf(made));
  if (ofMonth && isSameRule(ofMonth.rule, made.rule)) return kept;
  const others = kept.filter((one) => one !== ofMonth && one.madeOn < made.madeOn);
  return [...others, made].slice(-most);
}

/** What can be told of the forecasts of a terminal: the latest one that is over, or the day from which there will be one. */
export function comparable(kept: readonly KeptForecast[], rule: CreditRule, today: string) {
  const own = kept.filter((one) => isSameRule(one.rule, rule));
  const [next] = own.filter(({ dateTo }) => dateTo >= today);
  return {
    over: own.findLast(({ dateTo }) => dateTo < today),
    nextDay: next && addDays(next.dateTo, 1),
  };
}
