import { stringify } from 'query-string';
import type { EndpointId } from '#contract/endpoints.ts';
import { type EnumName, type EnumValue, parseEnum } from '#contract/enums.ts';
import { isObject } from '#contract/envelope.ts';
import { parameterOf, parseDay } from '#contract/query.ts';
import { inputText } from '#src/meta/filterValues.ts';
import type { FigureDays } from './figureFilter.ts';

export type DashboardCall = Extract<EndpointId, `dashboard.${string}`>;

/** What the dashboard is about (spec §3 "Dashboard date filter"). */
export interface DashboardFilter {
  days: FigureDays;
  comparison: EnumValue<'dashboardComparison'>;
  /** The days to compare with, where that is wanted. */
  altQuickDateFilter: EnumValue<'quickDateFilter'>;
  granularity: EnumValue<'dashboardGranularity'>;
}

/** The defaults of spec §9. */
export const defaultFilter: DashboardFilter = {
  days: { quickDateFilter: 'today' },
  comparison: 'noComparison',
  altQuickDateFilter: 'lastMonth',
  granularity: 'week',
};

function valuesIn(search: string): Readonly<Record<string, unknown>> {
  try {
    const values: unknown = JSON.parse(parameterOf(search, 'filter') ?? '{}');
    return isObject(values) ? values : {};
  } catch {
    return {};
  }
}

/** Reads an address; what it does not say, or says wrongly, is as by default. */
export function readDashboardFilter(search: string): DashboardFilter {
  const values = valuesIn(search);
  const word = <Name extends EnumName>(name: string, of: Name, otherwise: EnumValue<Name>) =>
    parseEnum(of, inputText(values[name])) ?? otherwise;
  const [dateFrom, dateTo] = [parseDay(inputText(values.dateFrom)), parseDay(inputText(values.dateTo))];
  const isCustom = values.customDate === true && dateFrom !== undefined && dateTo !== undefined && dateFrom <= dateTo;
  return {
    days: isCustom ? { dateFrom, dateTo } : { quickDateFilter: word('quickDateFilter', 'quickDateFilter', 'today') },
    comparison: word('comparison', 'dashboardComparison', defaultFilter.comparison),
    altQuickDateFilter: word('altQuickDateFilter', 'quickDateFilter', defaultFilter.altQuickDateFilter),
    granularity: word('granularity', 'dashboardGranularity', defaultFilter.granularity),
  };
}

/** Everything that is asked, by the names of the wire. */
export function dashboardParams({ days, comparison, ...words }: DashboardFilter, terminalID: string) {
  const isCustom = days.quickDateFilter === undefined && { customDate: true };
  const { quickDateFilter, dateFrom, dateTo } = days;
  return { terminalID, quickDateFilter, ...isCustom, dateFrom, dateTo, comparison, ...words };
}

/** The query of one of the dashboard's calls. */
export function queryFor(call: DashboardCall, filter: DashboardFilter, terminalID: string) {
  const { granularity, ...question } = dashboardParams(filter, terminalID);
  return call === 'dashboard.transactionTimeline' ? { ...question, granularity } : question;
}

/** The address of a filter, in which its terminal stands as in a list's. */
export function searchOf(filter: DashboardFilter, terminalID: string): string {
  return `?${stringify({ filter: JSON.stringify(dashboardParams(filter, terminalID)) })}`;
}

/** The days after one of their bounds was chosen; the other one follows where they would cross. */
export function withBound(days: { dateFrom: string; dateTo: string }, bound: 'dateFrom' | 'dateTo', day: string) {
  const changed = { ...days, [bound]: day };
  return changed.dateFrom <= changed.dateTo ? changed : { dateFrom: day, dateTo: day };
}
