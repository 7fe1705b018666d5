import type { Identifier, RaRecord } from 'react-admin';
import { maximumTake } from '#contract/constants.ts';
import { israelDay } from '#contract/israelDay.ts';
import { signed } from '#contract/sign.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { noID, type ListRequest, type Pagination } from '#src/dataProvider/getListParams.ts';
import type { Column } from '#src/meta/columns.ts';
import { fieldValue } from '#src/meta/fieldValue.ts';
import type { FieldFormatter } from '#src/meta/format/formatField.ts';
import { csvFile, csvRow } from './csv.ts';

/** What of a list is on screen. */
export interface ListView {
  /** The list's name, which the file bears. */
  title: string;
  columns: readonly Column[];
  format: FieldFormatter;
  /** What the column of currencies is called, where the list has one. */
  currency: string | undefined;
}

/** Reads one page of a list; nobody waits for it on screen. */
export type ReadPage = (
  resource: string,
  question: ListRequest & Required<Pagination> & { signal: AbortSignal | undefined; background: true },
) => Promise<{ data?: readonly RaRecord[] | undefined; total?: number | undefined }>;

const currencyField = 'currency';

/** A row as the list shows it; ids whole, and amounts as numbers that can be summed, refunds negative, their currency beside them. */
function textsOf(row: RaRecord, view: ListView): string[] {
  const { columns, format } = view;
  const cells = columns.map(({ field, dataType }) => {
    const value = fieldValue(row, field);
    if (dataType === 'money' && typeof value === 'number') return signed(row, field, value).toFixed(2);
    const { text, full } = format(row, field);
    return dataType === 'guid' ? (full ?? text) : text;
  });
  return lacksCurrency(view) ? [...cells, String(row[currencyField] ?? '')] : cells;
}

const lacksCurrency = ({ columns, currency }: ListView) =>
  currency !== undefined &&
  columns.some(({ dataType }) => dataType === 'money') &&
  !columns.some(({ field }) => field === currencyField);

/**
 * What a list shows, all pages of it, as a file: its columns, its filters, its order. Read page by page; a row that
 * moves to a later page meanwhile is in it once.
 * @returns a download as `runExport` runs it.
 */
export function downloadOfView(view: ListView, readPage: ReadPage): BackOfficeDataProvider['exportList'] {
  return async (resource, question, { signal, onProgress } = {}) => {
    const heads = view.columns.map(({ label }) => label);
    const rows = [csvRow(view.currency !== undefined && lacksCurrency(view) ? [...heads, view.currency] : heads)];
    const seen = new Set<Identifier>();
    for (let page = 1; ; page += 1) {
      const pagination = { page, perPage: maximumTake };
      const { data = [], total } = await readPage(resource, { ...question, pagination, signal, background: true });
      signal?.throwIfAborted();
      const more = data.filter(({ id }) => id === noID || !seen.has(id));
      for (const row of more) {
        seen.add(row.id);
        rows.push(csvRow(textsOf(row, view)));
      }
      onProgress?.({ received: 0, done: rows.length - 1 });
      if (data.length < maximumTake || (total !== undefined && page * maximumTake >= total)) break;
    }
    return { blob: csvFile(rows), fileName: `${view.title}-${israelDay(new Date())}.csv` };
  };
}
