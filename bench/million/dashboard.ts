import type { Database } from '#sandbox/core/database.ts';
import { dashboardNoun } from '#sandbox/resources/dashboard/index.ts';
import { callOf, spent, timesOf } from './lists.ts';

const allTime = { dateFrom: '2020-01-01', dateTo: '2026-11-15' };
/** Days that are asked for; a comparison is one more period each time. */
const periods: readonly Record<string, string>[] = [
  { quickDateFilter: 'today' },
  { quickDateFilter: 'last30Days' },
  { quickDateFilter: 'last3Months' },
  { quickDateFilter: 'thisMonth', comparison: 'comparisonDate' },
  { quickDateFilter: 'last3Months', comparison: 'comparisonDate', altQuickDateFilter: 'last3Months' },
  { dateFrom: '2025-11-16', dateTo: '2026-11-15' },
  { dateFrom: '2026-01-02', dateTo: '2026-10-30' },
  allTime,
];

/**
 * Measures the five calls of the dashboard for one merchant, with every period in turn, by day and by month.
 * @returns a table: milliseconds inside the database, planning included
 */
export async function measureDashboard(db: Database, merchantID: string, runs: number): Promise<string> {
  const lines: string[] = [];
  for (const [name, handler] of Object.entries(dashboardNoun.handlers ?? {})) {
    const taken: { query: string; took: number }[] = [];
    for (let run = -1; run < Math.max(runs, periods.length * 2); run += 1) {
      const period = periods[Math.max(0, run) % periods.length] ?? {};
      const query = new URLSearchParams({ ...period, granularity: run % 2 === 0 ? 'day' : 'month' }).toString();
      await spent(db, '%');
      await handler(callOf(db, merchantID, query));
      const took = await spent(db, '%');
      if (run >= 0) taken.push({ query, took });
    }
    const { p50, p95, most } = timesOf(taken.map(({ took }) => took));
    const slowest = taken.toSorted((one, other) => other.took - one.took)[0]?.query ?? '';
    lines.push(
      [name.padEnd(34), ...[p50, p95, most].map((time) => time.toFixed(1).padStart(8)), ` ${slowest}`].join(''),
    );
  }
  return lines.join('\n');
}
