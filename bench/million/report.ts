import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { CallLine } from './calls.ts';
import type { AbortFigures, ExportFigures } from './exports.ts';
import { timesOf, type Line, type Times } from './lists.ts';
import type { PaletteLine } from './palette.ts';
import { pageTargets } from './questions.ts';

export interface Report {
  runs: number;
  calls: readonly CallLine[];
  palette: readonly PaletteLine[];
  lines: readonly Line[];
  /** Of the other lists. */
  otherLines: readonly Line[];
  exports: readonly ExportFigures[];
  aborts: AbortFigures;
}

/** Milliseconds and megabytes that are to be reached. */
const targets = { page: 20, figures: 150, dashboard: 80, palette: 150, firstByte: 1000, memory: 300, stop: 100 };

const verdict = (reached: boolean) => (reached ? 'yes' : 'no');
const short = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));

function cellsOf({ name, untargeted, pageTarget, page, figures }: Line): string[] {
  const judge = (p95: number, target?: number) => (target === undefined ? '–' : verdict(p95 < target));
  return [
    name,
    short(page.p50),
    short(page.p95),
    judge(page.p95, pageTarget ?? (untargeted ? undefined : targets.page)),
    short(figures.p50),
    short(figures.p95),
    judge(figures.p95, untargeted ? undefined : targets.figures),
  ];
}

/** A line of the table for a terminal. */
export function lineText(line: Line): string {
  const [name = '', ...rest] = cellsOf(line);
  return name.padEnd(32) + rest.map((cell) => cell.padStart(8)).join('');
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/** Rows of figure, median, worst, target, and whether the worst reached it. */
function exportRows({ exports, aborts }: Report): string[][] {
  const row = (title: string, { p50, most }: Times, target?: number): string[] => [
    title,
    short(p50),
    short(most),
    target === undefined ? '–' : `< ${target}`,
    target === undefined ? '–' : verdict(most < target),
  ];
  const rows = exports.flatMap(({ name, seconds, firstByte, memory, stall, megabytes }) => [
    row(`${name}: first byte (ms)`, firstByte, targets.firstByte),
    row(`${name}: memory of the process (MB)`, memory, targets.memory),
    row(`${name}: longest stall of the event loop (ms)`, stall),
    row(`${name}: seconds until ${short(megabytes)} MB are there`, seconds),
  ]);
  const stop = timesOf(aborts.stops.map(({ stopped }) => stopped));
  return [...rows, row('work after the client left (ms)', stop, targets.stop)];
}

/** Writes bench/results/sandbox-latest.md. */
export async function writeReport(report: Report): Promise<void> {
  const directory = join(import.meta.dirname, '..', 'results');
  await mkdir(directory, { recursive: true });
  const machine = `${cpus().length} processors (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`;
  const load = loadavg().map((value) => value.toFixed(1));
  const text = `# Sandbox on PostgreSQL with 1,000,000 transactions

${machine}; load of the machine over the last 1, 5 and 15 minutes at the end: ${load.join(', ')}. Written by
\`npm run bench:sandbox\`; docs/sandbox-performance.md says how it measures.

Milliseconds inside the database, ${report.runs} runs or more a line, merchant with 700,000 rows; targets for p95: page
< ${targets.page}, count and sums < ${targets.figures}.

${table(['filter', 'page p50', 'p95', 'reached', 'count p50', 'p95', 'reached'], report.lines.map(cellsOf))}

What screens ask besides lists; target for p95 of the dashboard: < ${targets.dashboard}:

${table(
  ['call', 'p50', 'p95', 'most', 'reached'],
  report.calls.map(({ name, times }) => [
    name,
    ...Object.values(times).map(short),
    name.startsWith('dashboard.') ? verdict(times.p95 < targets.dashboard) : '–',
  ]),
)}

The field that asks for anything, without the network: until the first list with rows has answered (target for p95
< ${targets.palette}), and until all have:

${table(
  ['typed', 'first p50', 'p95', 'most', 'reached', 'all p50', 'p95', 'most'],
  report.palette.map(({ kind, first, all }) => [
    kind,
    ...Object.values(first).map(short),
    verdict(first.p95 < targets.palette),
    ...Object.values(all).map(short),
  ]),
)}

The other lists, of a merchant with 200,000 customers, 300,000 documents, 100,000 cards, 100,000 requests and links, 20,000 deals and
10,000 items; targets for p95 of a page: < ${pageTargets.other}, of the last one < ${pageTargets.last}, by other columns than people order by
< ${pageTargets.otherOrder}:

${table(['list and filter', 'page p50', 'p95', 'reached', 'count p50', 'p95', 'reached'], report.otherLines.map(cellsOf))}

Export of 100,000 rows by a process of its own, seven times each:

${table(['', 'median', 'worst', 'target', 'reached'], exportRows(report))}
`;
  await writeFile(join(directory, 'sandbox-latest.md'), text);
  console.log(text);
}
