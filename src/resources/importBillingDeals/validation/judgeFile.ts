import { holdsCardNumber } from '#contract/rules/cardInText.ts';
import { maximumImportRows, missingColumns } from '#contract/import/columns.ts';
import type { CsvFormat } from '#contract/import/csvText.ts';
import { csvRows, type CsvRow } from './csvRows.ts';
import { type FileFault, FileRefusal } from './fileRefusal.ts';
import { type JudgedRow, placesOf, rowValidator } from './rowValidator.ts';

/** How far a validation is. */
export interface ValidationProgress {
  /** Bytes judged, and in all. */
  done: number;
  total: number;
  rows: number;
}

export interface ValidationRequest {
  /** The bytes of the file. */
  pieces: readonly Uint8Array[];
  /** Israel's day. */
  today: string;
  onProgress?: (progress: ValidationProgress) => void;
}

/** What is wrong with a header. */
function headerFaults(headings: readonly string[]): FileFault[] {
  if (headings.length === 0) return [{ key: 'FileIsEmpty' }];
  if (headings.some(holdsCardNumber)) return [{ key: 'HeadingHoldsCardNumber' }];
  return missingColumns(headings).map((column) => ({ key: 'FileLacksColumn', column }));
}

/** Counts before anything is judged, where there are lines enough for too many rows. @throws FileRefusal */
export async function assertLength(pieces: readonly Uint8Array[], format: CsvFormat): Promise<void> {
  const count = (end: number) =>
    pieces.reduce((sum, piece) => piece.reduce((found, byte) => (byte === end ? found + 1 : found), sum), 0);
  if (Math.max(count(10), count(13)) < maximumImportRows) return;
  let rows = -1;
  for await (const batch of csvRows(pieces, format)) {
    rows += batch.length;
    if (rows > maximumImportRows) throw new FileRefusal([{ key: 'FileTooLong', values: { max: maximumImportRows } }]);
  }
}

/** A file as it was judged: rows with faults are kept, to be mended. */
export interface JudgedFile {
  headings: string[];
  places: string[];
  judge: ReturnType<typeof rowValidator>;
  judged: JudgedRow[];
  faulty: Map<number, CsvRow>;
}

/** Judges all rows. @throws FileRefusal */
export async function judgeAll(
  rows: AsyncIterable<CsvRow[]>,
  { pieces, today, onProgress }: ValidationRequest,
): Promise<JudgedFile> {
  const total = pieces.reduce((sum, piece) => sum + piece.length, 0);
  let file: JudgedFile | undefined;
  let [done, read] = [0, 0];
  for await (const batch of rows) {
    for (const row of batch) {
      if (file) {
        const rowNumber = file.judged.length + 1;
        const judged = file.judge(row, rowNumber);
        file.judged.push(judged);
        if (judged.validation.faults.length > 0) file.faulty.set(rowNumber, row);
      } else {
        const headings = row.values;
        const faults = headerFaults(headings);
        if (faults.length > 0) throw new FileRefusal(faults);
        const places = placesOf(headings);
        file = { headings, places, judge: rowValidator(places, today), judged: [], faulty: new Map() };
      }
    }
    done += pieces[read]?.length ?? 0;
    read += 1;
    onProgress?.({ done, total, rows: file?.judged.length ?? 0 });
  }
  if (!file || file.judged.length === 0) throw new FileRefusal([{ key: 'FileIsEmpty' }]);
  return file;
}
