import { parse } from 'csv-parse/browser/esm';
import { type CsvFormat, csvOptions, decoded } from '#contract/import/csvText.ts';
import { FileRefusal } from './fileRefusal.ts';

/** A row that says something. */
export interface CsvRow {
  values: string[];
  /** As a spreadsheet numbers it: the header is row 1, and empty rows count. */
  sheetRow: number;
}

/** A row for who reads the file, as the examples of the template: its first cell begins with this. */
export const noteMark = '# ';
const isNote = (values: readonly string[]) => values.find((value) => value !== '')?.startsWith(noteMark) === true;

/**
 * The rows of a file, its header first, in batches of about one piece each; empty rows and notes are left out. Cells are
 * texts and stay as they are.
 * @throws FileRefusal for what is no CSV
 */
export async function* csvRows(pieces: readonly Uint8Array[], format: CsvFormat): AsyncGenerator<CsvRow[]> {
  let batch: CsvRow[] = [];
  let sheetRow = 0;
  const take = (values: string[]) => {
    sheetRow += 1;
    if (values.some((value) => value.trim() !== '') && !isNote(values)) batch.push({ values, sheetRow });
    // It is not kept by the parser.
    return null;
  };
  // Rows without a word are counted, as spreadsheets do.
  const counting = { skip_empty_lines: false, skip_records_with_empty_values: false };
  const parser = parse({ ...csvOptions(format), ...counting, on_record: take });
  const ended = new Promise<void>((resolve, reject) => {
    parser.on('end', resolve);
    parser.on('error', () => reject(new FileRefusal([{ key: 'OnlyCsvFilesAreAllowed' }])));
  });
  // Somebody waits for it at the end; until then it is nobody's.
  ended.catch(() => undefined);
  parser.resume();
  for (const text of decoded(pieces, format.encoding)) {
    const taken = new Promise<void>((resolve) => parser.write(text, () => resolve()));
    await Promise.race([taken, ended]);
    const full = batch;
    batch = [];
    yield full;
  }
  parser.end();
  await ended;
  yield batch;
}
