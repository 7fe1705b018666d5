import { openDatabase } from '#sandbox/db/open.ts';
import { measureCalls } from './million/calls.ts';
import { readMerchantID, startFilledCluster } from './million/cluster.ts';
import { measureDocuments } from './million/documents.ts';
import { measureEmbedded } from './million/embedded.ts';
import { measureAborts, measureExports } from './million/exports.ts';
import { measureGrowth } from './million/growth.ts';
import { measureImporting } from './million/importing.ts';
import { measureLists } from './million/lists.ts';
import { measureOtherLists } from './million/otherLists.ts';
import { measureNumbering } from './million/measureNumbering.ts';
import { measurePalette } from './million/palette.ts';
import { measureTriggering } from './million/triggering.ts';
import { lineText, writeReport } from './million/report.ts';

/** Runs per line of the table; BENCH_RUNS asks for fewer while something is tried out. */
const runs = Number(process.env.BENCH_RUNS ?? 30);
/** BENCH_ONLY is one of `parts`, `report` for all that the report has, or a pattern of its lines; then nothing is written. */
const only = process.env.BENCH_ONLY;
const isReported = only === undefined || only === 'report';
/** From this day on the greatest merchant has about 100,000 transactions. */
const exported = 'dateFrom=2026-09-16';

/** What is measured on a database of its own. */
const parts = {
  triggering: measureTriggering,
  importing: measureImporting,
  numbering: measureNumbering,
  documents: measureDocuments,
  growth: measureGrowth,
  embedded: measureEmbedded,
};

async function bench(): Promise<void> {
  for (const [name, measure] of Object.entries(parts)) {
    if (only === undefined || name === only) console.log(await measure());
  }
  if (only !== undefined && Object.hasOwn(parts, only)) return;
  const server = await startFilledCluster();
  // A signal ends the process, whose end stops the server.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  try {
    const { db, close } = await openDatabase({ databaseUrl: server.url, dataDirectory: 'memory' });
    const merchantID = await readMerchantID(server.url);
    const seen = (line: Parameters<typeof lineText>[0]) => console.log(lineText(line));
    const asked = { runs, only: new RegExp(isReported ? '' : only), seen };
    const calls = await measureCalls(db, merchantID, asked);
    const palette = await measurePalette(db, merchantID, asked);
    const lines = await measureLists(db, merchantID, asked);
    const otherLines = await measureOtherLists(db, merchantID, { ...asked, runs: Math.ceil(runs / 3) });
    await close();
    if (!isReported && !'exports'.match(only)) return;
    const exports = await measureExports(server.url, exported);
    const aborts = await measureAborts(server.url, exported);
    console.log(exports, aborts);
    if (isReported) await writeReport({ runs, calls, palette, lines, otherLines, exports, aborts });
  } finally {
    await server.stop();
  }
}

await bench();
