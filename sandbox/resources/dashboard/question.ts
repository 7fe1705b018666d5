import { type EnumValue, parseEnum } from '#contract/enums.ts';
import type { ParameterSpec } from '#contract/filters.ts';
import { type FilterValue, parseQuery } from '#contract/parseQuery.ts';
import { invalidQuery } from '#sandbox/core/apiError.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import { addMonths } from '#contract/calendarDays.ts';
import { momentOf } from '#sandbox/core/israelDays.ts';
import { requireTerminal } from '#sandbox/list/listQuery.ts';
import { type DayRange, quickDates } from '#contract/quickDates.ts';

/** Both bounds are Israel days, inclusive. */
export type Period = Required<DayRange>;

/** What a dashboard call asks (docs/wire.md §4), the defaults of spec §9 filled in. */
export interface DashboardQuestion {
  terminalID?: string;
  period: Period;
  /** The period to compare with; absent without a comparison. */
  comparedPeriod?: Period;
  granularity: EnumValue<'dashboardGranularity'>;
}

const parameters = {
  terminalID: { kind: 'guid' },
  quickDateFilter: { kind: 'enum', values: 'quickDateFilter' },
  customDate: { kind: 'boolean' },
  dateFrom: { kind: 'day' },
  dateTo: { kind: 'day' },
  altQuickDateFilter: { kind: 'enum', values: 'quickDateFilter' },
  granularity: { kind: 'enum', values: 'dashboardGranularity' },
  comparison: { kind: 'enum', values: 'dashboardComparison' },
} as const satisfies Readonly<Record<string, ParameterSpec>>;

const textOf = (value: FilterValue | undefined) => (typeof value === 'string' ? value : undefined);
const quickFilterOf = (value: FilterValue | undefined) => parseEnum('quickDateFilter', textOf(value) ?? '');

/**
 * The days asked for: explicit ones beat the quick filter unless `customDate` is false.
 * spec gap: one bound alone reaches to today, or a month back.
 */
function periodOf(filters: Readonly<Record<string, FilterValue>>, today: string): Period {
  const [from, to] = [textOf(filters.dateFrom), textOf(filters.dateTo)];
  if ((from || to) && filters.customDate !== false) {
    return { from: from ?? addMonths(to ?? today, -1), to: to ?? today };
  }
  return quickDates(quickFilterOf(filters.quickDateFilter) ?? 'today', today);
}

/** @throws ApiError 400 naming malformed parameters, 404 for a terminal of somebody else. */
async function readQuestion(call: Call): Promise<DashboardQuestion> {
  const query = parseQuery(parameters, call.query);
  if ('errors' in query) throw invalidQuery(query.errors);
  const { filters } = query;
  const { today } = momentOf(call.context.clock.now());
  const terminalID = textOf(filters.terminalID);
  if (terminalID) await requireTerminal(call, terminalID);
  const comparedFilter = quickFilterOf(filters.altQuickDateFilter) ?? 'lastMonth';
  return {
    ...(terminalID && { terminalID }),
    period: periodOf(filters, today),
    ...(filters.comparison === 'comparisonDate' && { comparedPeriod: quickDates(comparedFilter, today) }),
    granularity: parseEnum('dashboardGranularity', textOf(filters.granularity) ?? '') ?? 'week',
  };
}

type Reading<Data> = (call: Call, question: DashboardQuestion, period: Period) => Promise<Data>;

/** Reads the period asked for, and the one to compare it with when a comparison is chosen (docs/wire.md §5.9). */
export async function readCompared<Data>(call: Call, read: Reading<Data>) {
  const question = await readQuestion(call);
  const [data, altData] = await Promise.all([
    read(call, question, question.period),
    question.comparedPeriod && read(call, question, question.comparedPeriod),
  ]);
  return { question, figures: { data, ...(altData !== undefined && { altData }) } };
}

/** Answers `{ data }`, and `altData` when a comparison is chosen. */
export const answerCompared =
  <Data>(read: Reading<Data>): Handler<{ data: Data; altData?: Data }> =>
  async (call) => ({ json: (await readCompared(call, read)).figures });
