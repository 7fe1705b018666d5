import { holdsCardNumber } from '#contract/import/cells.ts';
import { invalid } from '#sandbox/core/apiError.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import type { Context } from '#sandbox/core/context.ts';
import { newID } from '#sandbox/core/newID.ts';
import { operation } from '#sandbox/core/operation.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { requireFeature } from '#sandbox/domain/money/terminal.ts';
import { ownTerminal } from '#sandbox/domain/ownTerminal.ts';
import { type Counts, type Import, importBatch } from './importRows.ts';
import { collect, type CsvFile, judgeFile } from './readFile.ts';

const batchRows = 10;
const longestName = 200;

async function importAll(of: Import, { headings, rows }: CsvFile): Promise<Counts> {
  const sums: Counts = { total: 0, succeeded: 0, failed: 0, skipped: 0 };
  let batch: { rowNumber: number; values: string[] }[] = [];
  let rowNumber = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    const made = await importBatch(of, batch, headings);
    batch = [];
    sums.total += made.total;
    sums.succeeded += made.succeeded;
    sums.failed += made.failed;
    sums.skipped += made.skipped;
  };
  for await (const values of rows()) {
    rowNumber += 1;
    batch.push({ rowNumber, values });
    if (batch.length === batchRows) await flush();
  }
  await flush();
  return sums;
}

/** The import that a process is at; files are held in memory, so there is one at a time. */
const turns = new WeakMap<Context, Promise<unknown>>();

/** Waits until nobody is before it. */
function inTurn<Result>(context: Context, work: () => Promise<Result>): Promise<Result> {
  const before = turns.get(context) ?? Promise.resolve();
  const turn = before.catch(() => {}).then(work);
  turns.set(context, turn);
  return turn;
}

/** Says whether rows are imported again that were before; `insist=true` [ours]. */
const insists = ({ query }: Call) =>
  [...query].some(([name, value]) => name.toLowerCase() === 'insist' && value.toLowerCase() === 'true');

/**
 * POST /api/import/billing-deals/upload/{terminalID}: a deal for each row of a CSV file (docs/wire.md §5.6). The file is
 * judged whole, then each row fares by itself; the list of imports tells how.
 */
export const uploadDeals: Handler = async (call) => {
  const terminal = await ownTerminal(call.context.db, call, guidOf(call, 'terminalID', 'Terminal'));
  requireFeature(terminal, 'RecurrentPayments', 'terminalID');
  const file = await call.file?.();
  if (!file) throw invalid([{ code: 'file', description: 'Required' }]);
  const fileName = file.fileName.slice(-longestName);
  if (holdsCardNumber(fileName)) throw invalid([{ code: 'file', description: 'FileNameHoldsCardNumber' }]);
  const importID = newID();
  const counts = await inTurn(call.context, async () => {
    const csv = await judgeFile(await collect(file));
    const created = call.context.clock.now();
    return importAll({ call, terminal, importID, fileName, created, insists: insists(call) }, csv);
  });
  call.context.totals.drop(call.caller.merchantID);
  const more = {
    entityUID: importID,
    entityReference: importID,
    additionalData: counts,
    values: { smart_count: counts.succeeded },
  };
  return { status: 201, json: operation(call, 'DealsImported', more, counts.failed > 0 ? 'warning' : 'success') };
};
