import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { israelDay } from '#contract/israelDay.ts';
import { cellsOf, normalizedCells, rowKey } from '#contract/import/cells.ts';
import { type ImportCells, importColumns } from '#contract/import/columns.ts';
import { judgeRow, type RowFault } from '#contract/import/judgeRow.ts';
import type { BillingDealRequest } from '#contract/entities/billingDealRequest.ts';
import { toAgorot } from '#contract/money.ts';
import { ApiError } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { translate } from '#sandbox/core/locale.ts';
import { newID } from '#sandbox/core/newID.ts';
import { chargedDealValues } from '#sandbox/domain/billing/dealValues.ts';
import { type DealValues, insertDeals, newDealRow } from '#sandbox/domain/billing/newDeal.ts';
import { holdCard } from '#sandbox/domain/billing/payer.ts';
import type { Terminal } from '#sandbox/domain/ownTerminal.ts';
import { cardOwner, customersOf } from './customer.ts';
import { importRows } from './table.ts';

type Row = typeof importRows.$inferInsert;

/** One file on its way in. */
export interface Import {
  call: Call;
  terminal: Terminal;
  importID: string;
  fileName: string;
  created: Date;
  /** A row that was imported before is imported again. */
  insists: boolean;
  /** A request under this import's key may have imported some of its rows already. */
  mayHaveBegun: boolean;
}

/** A row that says all that a deal needs. */
interface Judged {
  row: Row & { rowKey: string };
  request: BillingDealRequest;
}

/** A row that may become a deal. */
interface Ready extends Judged {
  values: DealValues;
}

const longestError = 500;

const errorText = ({ call }: Import, faults: readonly RowFault[]) =>
  faults
    .map(({ column, key, values }) => `${column}: ${translate(call.locale, key, values)}`)
    .join('; ')
    .slice(0, longestError);

/** What a refusal says of a row: the column, where it names one. */
function reasonOf({ call }: Import, error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const [fault] = error.details.errors ?? [];
  const name = fault?.code?.split('.').at(-1);
  const column = importColumns.find((each) => each === name);
  const text = translate(call.locale, fault?.description ?? error.messageKey, fault?.values);
  return column ? `${column}: ${text}` : text;
}

/** What is kept of every row; of one that may hold a card number nothing that it says. */
function rowOf(of: Import, rowNumber: number, cells: ImportCells, request: BillingDealRequest | undefined): Row {
  return {
    importRowID: newID(),
    merchantID: of.call.caller.merchantID,
    terminalID: of.terminal.terminalID,
    terminalName: of.terminal.label,
    importID: of.importID,
    fileName: of.fileName,
    rowNumber,
    created: of.created,
    status: 'failed',
    consumerName: request ? (cells.consumerName ?? null) : null,
    transactionAmount: request ? toAgorot(request.transactionAmount) : null,
    currency: request?.currency ?? (request ? 'ILS' : null),
  };
}

/** Judges what a row says. */
function judge(of: Import, rowNumber: number, cells: ImportCells): Row | Judged {
  const { faults, request } = judgeRow(cells, israelDay(of.call.context.clock.now()));
  const row = rowOf(of, rowNumber, cells, request);
  if (!request) return { ...row, error: errorText(of, faults) };
  const key = createHash('sha256')
    .update(rowKey(normalizedCells(cells)))
    .digest('base64');
  return { row: { ...row, rowKey: key }, request };
}

/** Finds the customer and the card of each row, and adds customers that nobody knows. @returns rows that have failed, or are ready */
async function prepare(of: Import, judged: readonly (Row | Judged)[]): Promise<(Row | Ready)[]> {
  const { call, terminal } = of;
  const sound = judged.filter((each) => 'request' in each);
  const customers = await customersOf(
    call,
    terminal.terminalID,
    sound.map(({ request }) => request),
  );
  const prepared: (Row | Ready)[] = [];
  for (const each of judged) {
    if (!('request' in each)) {
      prepared.push(each);
      continue;
    }
    const { row, request } = each;
    try {
      const consumerID = customers.get(request) ?? (await cardOwner(call, request));
      const asked = { ...request, dealDetails: { ...request.dealDetails, consumerID } };
      prepared.push({ row, request, values: await chargedDealValues(call, terminal, asked, null) });
    } catch (error) {
      prepared.push({ ...row, error: reasonOf(of, error) });
    }
  }
  return prepared;
}

/** The deals that rows became before, by their keys. */
async function importedBefore(tx: Database, { terminal }: Import, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, string | null>();
  const rows = await tx
    .select({ key: importRows.rowKey, billingDealID: importRows.billingDealID })
    .from(importRows)
    .where(
      and(
        eq(importRows.terminalID, terminal.terminalID),
        eq(importRows.status, 'succeeded'),
        inArray(importRows.rowKey, [...keys]),
      ),
    );
  return new Map(rows.map(({ key, billingDealID }) => [key ?? '', billingDealID]));
}

/** Makes the deals of rows that are ready, unless the same ones were imported before. @returns all rows as they fared */
async function make(tx: Database, of: Import, prepared: readonly (Row | Ready)[]): Promise<Row[]> {
  const { call, terminal } = of;
  const keys = prepared.flatMap((each) => ('request' in each ? [each.row.rowKey] : []));
  const before = await importedBefore(tx, of, keys);
  const [rows, deals]: [Row[], ReturnType<typeof newDealRow>[]] = [[], []];
  for (const each of prepared) {
    if (!('request' in each)) {
      rows.push(each);
      continue;
    }
    const { row, request, values } = each;
    if (!of.insists && before.has(row.rowKey)) {
      const error = translate(call.locale, 'RowImportedAlready');
      rows.push({ ...row, error, billingDealID: before.get(row.rowKey) ?? null });
      continue;
    }
    try {
      await holdCard(tx, values);
      const deal = newDealRow(call, { terminal, values, schedule: request.billingSchedule, origin: 'import' });
      before.set(row.rowKey, deal.billingDealID);
      deals.push(deal);
      rows.push({ ...row, status: 'succeeded', billingDealID: deal.billingDealID });
    } catch (error) {
      rows.push({ ...row, error: reasonOf(of, error) });
    }
  }
  await insertDeals(tx, call, deals);
  return rows;
}

/** Rows of this very import that a request before this one has imported. */
function importedUnderKey(tx: Database, { importID, mayHaveBegun }: Import, rowNumbers: readonly number[]) {
  if (!mayHaveBegun) return [];
  return tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.importID, importID), inArray(importRows.rowNumber, [...rowNumbers])));
}

/** How rows fared. */
export interface Counts {
  total: number;
  succeeded: number;
  failed: number;
  /** Of the failed ones those that were imported before. */
  skipped: number;
}

/**
 * Imports some rows of a file: each by itself, all in one transaction. Files of one terminal wait for each other here, so
 * that the same row in two of them becomes one deal, and a customer whom both are the first to name is one.
 */
export async function importBatch(
  of: Import,
  batch: readonly { rowNumber: number; values: string[] }[],
  headings: readonly string[],
): Promise<Counts> {
  const made = await of.call.context.db.transaction(async (tx): Promise<Row[]> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${of.terminal.terminalID}`}, 0))`);
    const earlier = await importedUnderKey(
      tx,
      of,
      batch.map(({ rowNumber }) => rowNumber),
    );
    const isDone = new Set(earlier.map(({ rowNumber }) => rowNumber));
    const left = batch.filter(({ rowNumber }) => !isDone.has(rowNumber));
    if (left.length === 0) return earlier;
    const within = { ...of, call: { ...of.call, context: { ...of.call.context, db: tx } } };
    const judged = left.map(({ rowNumber, values }) => judge(within, rowNumber, cellsOf(headings, values)));
    const rows = await make(tx, within, await prepare(within, judged));
    await tx.insert(importRows).values(rows);
    return [...earlier, ...rows];
  });
  const failed = made.filter(({ status }) => status === 'failed');
  return {
    total: made.length,
    succeeded: made.length - failed.length,
    failed: failed.length,
    skipped: failed.filter(({ billingDealID }) => billingDealID).length,
  };
}
