import type { EndpointId } from '#contract/endpoints.ts';
import { isObject } from '#contract/envelope.ts';
import type { Database } from '#sandbox/core/database.ts';
import { handlersOf } from '#sandbox/noun/noun.ts';
import { nouns } from '#sandbox/resources/registry.ts';
import { callOf, spent, timesOf, type Times } from './lists.ts';

/** One call as it is asked, and what its answers take. */
export interface CallLine {
  name: string;
  times: Times;
  /** What took longest. */
  slowest: string;
}

/** How long a piece of work takes, in ms. */
export type Timing = (db: Database, work: () => Promise<unknown>) => Promise<number>;

/** Inside the database, planning included. */
const insideDatabase: Timing = async (db, work) => {
  await spent(db);
  await work();
  return spent(db);
};

interface Asked {
  query?: string;
  path?: Readonly<Record<string, string>>;
}

const handlers = handlersOf(nouns);

/** Asks a call with each of its questions in turn. */
async function measureCall(
  db: Database,
  merchantID: string,
  { id, questions, runs, timing }: { id: EndpointId; questions: readonly Asked[]; runs: number; timing: Timing },
): Promise<CallLine> {
  const handler = handlers[id];
  if (!handler) throw new Error(`nobody answers ${id}`);
  const taken: { asked: string; took: number }[] = [];
  for (let run = -1; run < Math.max(runs, questions.length * 2); run += 1) {
    const { query = '', path = {} } = questions[Math.max(0, run) % questions.length] ?? {};
    const took = await timing(db, async () => handler({ ...callOf(db, merchantID, query, id), path: { ...path } }));
    if (run >= 0) taken.push({ asked: `${Object.values(path).join('/')} ${query}`.trim(), took });
  }
  const slowest = taken.toSorted((one, other) => other.took - one.took)[0]?.asked ?? '';
  return { name: id, times: timesOf(taken.map(({ took }) => took)), slowest };
}

/** Days that the dashboard is asked for; a comparison is one more period each time. */
const periods: readonly Record<string, string>[] = [
  { quickDateFilter: 'today' },
  { quickDateFilter: 'last30Days' },
  { quickDateFilter: 'last3Months' },
  { quickDateFilter: 'thisMonth', comparison: 'comparisonDate' },
  { quickDateFilter: 'last3Months', comparison: 'comparisonDate', altQuickDateFilter: 'last3Months' },
  { dateFrom: '2025-11-16', dateTo: '2026-11-15' },
  { dateFrom: '2026-01-02', dateTo: '2026-10-30' },
  { dateFrom: '2020-01-01', dateTo: '2026-11-15' },
];
const dashboard = ['day', 'month'].flatMap((granularity) =>
  periods.map((period) => ({ query: new URLSearchParams({ ...period, granularity }).toString() })),
);
/** By day, ten days at once as the application asks: the newest, the next, those of a month, those with failures. */
const grouped = ['', '&skip=20', '&dateFrom=2026-10-17&dateTo=2026-11-15', '&quickStatusFilter=Failed'].map((rest) => ({
  query: `take=10${rest}`,
}));
const segments = ['day', 'week', 'month', 'year'].map((segment) => ({ path: { segment } }));

/** Ids of a list's first page. */
async function idsOf(db: Database, merchantID: string, list: EndpointId, field: string): Promise<string[]> {
  const answer: unknown = await handlers[list]?.(callOf(db, merchantID, 'take=20', list));
  const json = isObject(answer) && isObject(answer.json) ? answer.json : {};
  return (Array.isArray(json.data) ? json.data : []).filter(isObject).map((row) => String(row[field]));
}

/** Records by the list they are opened from, with the field of their id. */
const records = [
  ['transactions.get', 'transactions.list', 'paymentTransactionID'],
  ['consumers.get', 'consumers.list', 'consumerID'],
  ['items.get', 'items.list', 'itemID'],
  ['billing.get', 'billing.list', 'billingDealID'],
  ['invoices.get', 'invoices.list', 'invoiceID'],
  ['paymentRequests.get', 'paymentRequests.list', 'paymentRequestID'],
] as const;

/**
 * Measures what screens ask besides lists: the dashboard, groups, sums of documents, records.
 * @param further calls that are asked without a question, too
 */
export async function measureCalls(
  db: Database,
  merchantID: string,
  {
    runs,
    only,
    timing = insideDatabase,
    further = [],
  }: { runs: number; only: RegExp; timing?: Timing; further?: readonly EndpointId[] },
): Promise<CallLine[]> {
  const asked: { id: EndpointId; questions: readonly Asked[] }[] = [
    ...(
      [
        'dashboard.transactionsTotals',
        'dashboard.paymentTypeTotals',
        'dashboard.transactionTimeline',
        'dashboard.itemsTotals',
        'dashboard.consumersTotals',
      ] as const
    ).map((id) => ({ id, questions: dashboard })),
    { id: 'transactions.grouped', questions: grouped },
    { id: 'invoices.totals', questions: segments },
    ...further.map((id) => ({ id, questions: [{}] })),
  ];
  for (const [id, list, field] of records) {
    const ids = only.test(id) ? await idsOf(db, merchantID, list, field) : [];
    asked.push({ id, questions: ids.map((one) => ({ path: { id: one } })) });
  }
  const lines: CallLine[] = [];
  for (const { id, questions } of asked) {
    if (!only.test(id) || questions.length === 0) continue;
    const line = await measureCall(db, merchantID, { id, questions, runs, timing });
    console.log(
      line.name.padEnd(34),
      ...Object.values(line.times).map((time) => time.toFixed(1).padStart(8)),
      line.slowest,
    );
    lines.push(line);
  }
  return lines;
}
