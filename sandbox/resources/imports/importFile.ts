import { createHash } from 'node:crypto';
import { cellsOf } from '#contract/import/cells.ts';
import { holdsCardNumber } from '#contract/rules/cardInText.ts';
import type { Answer } from '#sandbox/core/call.ts';
import { namedID } from '#sandbox/core/namedID.ts';
import { newID } from '#sandbox/core/newID.ts';
import { operation } from '#sandbox/core/operation.ts';
import { answerOf } from '#sandbox/domain/money/payment/attempts.ts';
import { recordAttempt, keepAnswer, readSame } from '#sandbox/domain/once/answerOnce.ts';
import { type Counts, type Import, importBatch } from './importRows.ts';
import type { CsvFile } from './readFile.ts';

const batchRows = 10;

async function importAll(of: Import, { headings, rows }: CsvFile): Promise<Counts> {
  const sums: Counts = { total: 0, succeeded: 0, failed: 0, skipped: 0 };
  let batch: { rowNumber: number; values: string[] }[] = [];
  // As a spreadsheet numbers them: the header is row 1.
  let rowNumber = 1;
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

/** What is to be imported. */
export type ImportRequest = Pick<Import, 'call' | 'terminal' | 'fileName' | 'insists'>;

/** Imports a file. @param begun the import of its key, which may have rows already */
export async function importFile(asked: ImportRequest, csv: CsvFile, begun?: string): Promise<Answer> {
  const { call } = asked;
  const importID = begun ?? newID();
  const created = call.context.clock.now();
  const counts = await importAll({ ...asked, importID, created, mayHaveBegun: begun !== undefined }, csv);
  call.context.totals.drop(call.caller.merchantID);
  const more = {
    entityUID: importID,
    entityReference: importID,
    additionalData: counts,
    values: { smart_count: counts.succeeded },
  };
  return { status: 201, json: operation(call, 'DealsImported', more, counts.failed > 0 ? 'warning' : 'success') };
}

/**
 * What tells one file from another: what its rows say in the columns that are read. What may be the number of a card is left
 * out (docs/adr/0029-nothing-secret-in-a-digest.md).
 */
async function digestOfFile({ call, fileName, insists }: ImportRequest, { headings, rows }: CsvFile): Promise<string> {
  const digest = createHash('sha256').update(JSON.stringify([call.endpoint, call.path, fileName, insists]));
  for await (const values of rows()) {
    const cells = Object.entries(cellsOf(headings, values)).filter(([, text]) => !holdsCardNumber(text));
    digest.update(JSON.stringify(cells));
  }
  return digest.digest('base64');
}

/**
 * Imports a file once for a key. One transaction for so many rows would keep everybody waiting: the key is kept first, each
 * row with its place in the file, the answer last. Whoever repeats the key goes on with the rows that are not there.
 */
export async function importOnce(asked: ImportRequest, csv: CsvFile, attemptKey: string): Promise<Answer> {
  const { call } = asked;
  const { db } = call.context;
  const identity = { attemptKey, digest: await digestOfFile(asked, csv) };
  await recordAttempt(db, call, identity);
  const attempt = await readSame(db, call, identity);
  if (attempt?.status === null) {
    const importID = namedID(`import:${call.caller.merchantID}:${attemptKey}:${attempt.leaseUntil.toISOString()}`);
    await keepAnswer(db, call, identity, await importFile(asked, csv, importID));
  }
  return answerOf(await readSame(db, call, identity), 'AttemptIsRunning');
}
