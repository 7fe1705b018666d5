import type { Locale } from '#contract/constants.ts';
import { israelWallClock } from '#contract/israelClock.ts';
import { type SheetCell, sheetContentType } from '#contract/sheetParts.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import { textOfCode } from '#sandbox/core/dictionaries/catalogue.ts';
import type { List } from '#sandbox/list/defineList.ts';
import type { CellKind, Field, Fields } from '#sandbox/list/field.ts';
import { type ListQuery, readListQuery } from '#sandbox/list/listQuery.ts';
import { columnName, sheetName } from '#sandbox/list/listTexts.ts';
import { batchesOfIds, readByIds, readIds } from '#sandbox/list/rows.ts';
import { streamSheet } from './sheet.ts';
import { createSlots } from './slots.ts';

/** Rows a sheet can hold besides its header. */
const mostRows = 1_048_575;
/** Characters a cell can hold. */
const mostCharacters = 32_767;
/** Few rows: what is still in use when the memory of short-lived things is full must be cleared up later. */
const batchSize = 100;
/** So many batches are read at once, of all exports: each takes its turn with every batch, and none waits for another's end. */
const reading = createSlots(2);

async function inTurn<Result>({ signal }: Call, read: () => Promise<Result>): Promise<Result> {
  const leave = await reading.enter(signal);
  try {
    return await read();
  } finally {
    leave();
  }
}

const looks: Record<CellKind, { width: number; format?: string }> = {
  text: { width: 24 },
  dictionary: { width: 22 },
  number: { width: 14 },
  boolean: { width: 10 },
  money: { width: 14, format: '#,##0.00' },
  rate: { width: 10, format: '0.00%' },
  instant: { width: 18, format: 'dd/mm/yyyy hh:mm' },
  day: { width: 12, format: 'dd/mm/yyyy' },
};

/** Database value → cell: real numbers and dates, dictionary texts, Israel's wall clock. */
function toCell(field: Field, value: unknown, locale: Locale): SheetCell {
  if (value === null || value === undefined) return null;
  if (field.toText) return field.toText(value, locale).slice(0, mostCharacters);
  if (value instanceof Date) return israelWallClock(value);
  if (field.cell === 'day' && typeof value === 'string') return new Date(`${value.slice(0, 10)}T00:00:00Z`);
  const travelling = field.toWire(value);
  if (typeof travelling === 'number' && field.cell !== 'dictionary') return travelling;
  if (typeof travelling === 'boolean') return travelling;
  if (field.dictionary) return textOfCode(locale, field.dictionary, String(travelling));
  return String(travelling).slice(0, mostCharacters);
}

async function* batchesOf(list: List, call: Call, query: ListQuery, fields: Fields, ids: Buffer) {
  for (const batch of batchesOfIds(ids, batchSize)) {
    if (call.signal.aborted) return;
    const rows = await inTurn(call, () => readByIds(list, call, query, batch));
    yield rows.map((row) => Object.entries(fields).map(([name, field]) => toCell(field, row[name], call.locale)));
  }
}

/**
 * A list's `$excel`: the same filter and order without paging, as an .xlsx that streams. The ids are read first, so
 * that the sheet shows the answer of one moment however long it takes.
 */
export const answerExcel =
  (list: List): Handler =>
  async (call) => {
    const query = await readListQuery(list, call);
    const ids = await inTurn(call, () => readIds(list, call, query, mostRows));
    const fields = list.fields(query.moment);
    const columns = Object.entries(fields).map(([name, field]) => ({
      header: columnName(list, name, call.locale),
      ...looks[field.cell],
    }));
    const sheet = {
      name: sheetName(list, call.locale),
      rightToLeft: call.locale === 'he-IL',
      columns,
      batches: batchesOf(list, call, query, fields, ids),
    };
    return {
      file: streamSheet(sheet, call.signal),
      fileName: `${list.name}-${query.moment.today}.xlsx`,
      contentType: sheetContentType,
    };
  };
