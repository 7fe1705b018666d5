import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '#sandbox/db/open.ts';
import { measureCalls } from './calls.ts';
import { readMerchantID, startFilledCluster } from './cluster.ts';
import { drawGrowth, type GrowthLine } from './growthPicture.ts';
import { measureLists } from './lists.ts';
import { measureOtherLists } from './otherLists.ts';
import { measurePalette } from './palette.ts';
import type { Scale } from './rows.ts';

const scales: readonly Scale[] = [0.01, 0.1, 1];
/** Transactions in the database at each size. */
const sizes = scales.map((scale) => 1_000_000 * scale);

/** What is followed: its title in the picture, the line of the bench that measures it, and what of that line. */
const followed = [
  ['Transactions: first page', 'no filter', 'page'],
  ['Transactions: a year counted', '365 days', 'figures'],
  ['Transactions: an owner’s name', 'cardOwnerName', 'page'],
  ['Transactions: ordered by owner', 'sorted by cardOwnerName', 'page'],
  ['Customers: a name', 'consumers: search', 'page'],
  ['Documents: first page', 'invoices: no filter', 'page'],
  ['Documents: last page', 'invoices: last page', 'page'],
  ['Forecast: first page', 'futureBillings: no filter', 'page'],
  ['Dashboard: totals', 'dashboard.transactionsTotals', 'call'],
  ['Dashboard: customers', 'dashboard.consumersTotals', 'call'],
  ['The field: a name', 'palette: name', 'first'],
] as const;

const escaped = (name: string) => name.replaceAll('.', String.raw`\.`);
const only = new RegExp(`^(${followed.map(([, name]) => escaped(name)).join('|')})$`);

/** p95 of every followed line at one size, in their order. */
async function measureSize(scale: Scale, runs: number): Promise<number[]> {
  const server = await startFilledCluster(scale);
  try {
    const merchantID = await readMerchantID(server.url);
    const { db, close } = await openDatabase({ databaseUrl: server.url, dataDirectory: 'memory' });
    const asked = { runs, only, seen: () => {} };
    const calls = await measureCalls(db, merchantID, asked);
    const palette = await measurePalette(db, merchantID, asked);
    const lines = [...(await measureLists(db, merchantID, asked)), ...(await measureOtherLists(db, merchantID, asked))];
    await close();
    return followed.map(([title, name, of]) => {
      const line = lines.find((one) => one.name === name);
      const call = calls.find((one) => one.name === name);
      const typed = palette.find(({ kind }) => `palette: ${kind}` === name);
      const times = of === 'call' ? call?.times : of === 'first' ? typed?.first : line?.[of];
      if (!times) throw new Error(`nothing measured ${title}`);
      return times.p95;
    });
  } finally {
    await server.stop();
  }
}

/**
 * Measures how the cost of screens grows with the rows of the database, and draws it.
 * @returns a table in Markdown; the picture goes to docs/pictures/growth.svg.
 */
export async function measureGrowth(): Promise<string> {
  const runs = Number(process.env.BENCH_RUNS ?? 20);
  const bySize: number[][] = [];
  for (const scale of scales) bySize.push(await measureSize(scale, runs));
  const lines: GrowthLine[] = followed.map(([title], index) => ({
    title,
    times: bySize.map((times) => times[index] ?? 0),
  }));
  await writeFile(join(import.meta.dirname, '..', '..', 'docs', 'pictures', 'growth.svg'), drawGrowth(sizes, lines));
  const rows = lines.map(({ title, times }) => [title, ...times.map((time) => time.toFixed(1))]);
  const head = ['ms, p95', ...sizes.map((size) => size.toLocaleString('en'))];
  return [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
