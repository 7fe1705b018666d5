import type { Identifier, RaRecord } from 'react-admin';
import { maximumTake } from '#contract/constants.ts';
import { israelDay } from '#contract/israelDay.ts';
import type { SheetCell } from '#contract/sheetParts.ts';
import { signed } from '#contract/sign.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { noID, type ListRequest, type Pagination } from '#src/dataProvider/getListParams.ts';
import type { Column } from '#src/meta/columns.ts';
import { fieldValue } from '#src/meta/fieldValue.ts';
import type { FieldFormatter } from '#src/meta/format/formatField.ts';
import { sheetFile } from '#src/ui/sheetFile.ts';
import { csvFile, csvRow } from './csv.ts';
import { sheetColumn, sheetDate, totalRows } from './viewSheet.ts';

/** What of a list is on screen. */
export interface ListView {
  /** The list's name, which the file bears. */
  title: string;
  columns: readonly Column[];
  format: FieldFormatter;
  /** What the column of currencies is called, where the list has one. */
  currency: string | undefined;
  /** What the row of totals is called. */
  total: string;
  /** The language is read from right to left. */
  rightToLeft: boolean;
}

/** Reads one page of a list; nobody waits for it on screen. */
export type ReadPage = (
  resource: string,
  question: ListRequest & Required<Pagination> & { signal: AbortSignal | undefined; background: true },
) => Promise<{ data?: readonly RaRecord[] | undefined; total?: number | undefined }>;

const currencyField = 'currency';

/** What a list shows of a row: ids whole, amounts as numbers that can be summed, refunds negative. */
function cellOf(row: RaRecord, { field, dataType }: Column, format: FieldFormatter): SheetCell {
  const value = fieldValue(row, field);
  if (dataType === 'money' && typeof value === 'number') return signed(row, field, value);
  if (dataType === 'date') return sheetDate(value)?.cell ?? null;
  const { text, full } = format(row, field);
  return dataType === 'guid' ? (full ?? text) : text;
}

/** The same as texts alone, dates as they are on screen. */
function textsOf(row: RaRecord, view: ListView): string[] {
  const { columns, format } = view;
  const texts = columns.map((column) => {
    const cell = column.dataType === 'date' ? format(row, column.field).text : cellOf(row, column, format);
    if (typeof cell === 'number') return cell.toFixed(2);
    return typeof cell === 'string' ? cell : '';
  });
  return lacksCurrency(view) ? [...texts, currencyOf(row) ?? ''] : texts;
}

const currencyOf = (row: RaRecord): string | undefined => {
  const currency: unknown = row[currencyField];
  return typeof currency === 'string' ? currency : undefined;
};

const lacksCurrency = ({ columns, currency }: ListView) =>
  currency !== undefined &&
  columns.some(({ dataType }) => dataType === 'money') &&
  !columns.some(({ field }) => field === currencyField);

const headsOf = (view: ListView): string[] => {
  const heads = view.columns.map(({ label }) => label);
  return view.currency !== undefined && lacksCurrency(view) ? [...heads, view.currency] : heads;
};

const csvOf = (view: ListView, rows: readonly RaRecord[]): Blob =>
  csvFile([csvRow(headsOf(view)), ...rows.map((row) => csvRow(textsOf(row, view)))]);

/** A spreadsheet with filters and totals, whose ids and telephones are texts and keep their zeros. */
function sheetOf(view: ListView, rows: readonly RaRecord[]): Promise<Blob> {
  const { title, columns, format, rightToLeft, total } = view;
  const extra = lacksCurrency(view);
  const own = rows.map((row) => {
    const currency = currencyOf(row);
    const cells = columns.map((column) => cellOf(row, column, format));
    return { currency, cells: extra ? [...cells, currency ?? ''] : cells };
  });
  const sheetColumns = columns.map((column) =>
    sheetColumn(
      column,
      rows.some((row) => sheetDate(fieldValue(row, column.field))?.isDay),
    ),
  );
  const all = extra ? [...sheetColumns, { header: headsOf(view).at(-1) ?? '', width: 10 }] : sheetColumns;
  const currencyAt = extra ? columns.length : columns.findIndex(({ field }) => field === currencyField);
  const totals = totalRows(own, all, { label: total, currencyAt });
  return sheetFile(
    { name: sheetTitle(title), rightToLeft, columns: all, totals },
    own.map(({ cells }) => cells),
  );
}

/** A name that a sheet may have: of 31 characters, without those that parts of an address have. */
const sheetTitle = (title: string): string => title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);

/**
 * What a list shows, all pages of it, as a file: its columns, its filters, its order. Read page by page; a row that
 * moves to a later page meanwhile is in it once.
 * @param as the kind of file
 * @returns a download as `runExport` runs it.
 */
export function downloadOfView(
  view: ListView,
  readPage: ReadPage,
  as: 'xlsx' | 'csv' = 'xlsx',
): BackOfficeDataProvider['exportList'] {
  return async (resource, question, { signal, onProgress } = {}) => {
    const rows: RaRecord[] = [];
    const seen = new Set<Identifier>();
    for (let page = 1; ; page += 1) {
      const pagination = { page, perPage: maximumTake };
      const { data = [], total } = await readPage(resource, { ...question, pagination, signal, background: true });
      signal?.throwIfAborted();
      for (const row of data.filter(({ id }) => id === noID || !seen.has(id))) {
        seen.add(row.id);
        rows.push(row);
      }
      onProgress?.({ received: 0, done: rows.length });
      if (data.length < maximumTake || (total !== undefined && page * maximumTake >= total)) break;
    }
    const blob = as === 'csv' ? csvOf(view, rows) : await sheetOf(view, rows);
    return { blob, fileName: `${view.title}-${israelDay(new Date())}.${as}` };
  };
}
