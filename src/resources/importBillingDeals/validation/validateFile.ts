import { holdsCardNumber } from '#contract/rules/cardInText.ts';
import { columnOf, maximumImportRows, missingColumns } from '#contract/import/columns.ts';
import { type CsvFormat, csvFormatOf } from '#contract/import/csvText.ts';
import { csvLine } from './csvLine.ts';
import { csvRows } from './csvRows.ts';
import { faultHeadings, faultTexts } from './faultTexts.ts';
import { type FileFault, FileRefusal } from './fileRefusal.ts';
import { rowValidator } from './rowValidator.ts';
import { kindOf, type Summary, type RowValidation, type RowKind } from './rowValidation.ts';

/** What was found out about a file, and what can be made of it. */
export interface ValidatedFile {
  summary: Summary;
  /** Some rows of a kind, in the file's order; without a kind all of them, those with faults first. */
  page: (kind: RowKind | undefined, from: number, count: number) => readonly RowValidation[];
  /** The file with the faults of each row in two columns more; what may be a card number is left out. */
  checkedFile: () => Promise<Blob>;
  /** A file of some of its rows. */
  fileOf: (rowNumbers: readonly number[]) => Promise<Blob>;
}

/** How far a validation is. */
export interface ValidationProgress {
  /** Bytes judged, and in all. */
  done: number;
  total: number;
  rows: number;
}

/** What is wrong with a header. */
function headerFaults(headings: readonly string[]): FileFault[] {
  if (headings.length === 0) return [{ key: 'FileIsEmpty' }];
  if (headings.some(holdsCardNumber)) return [{ key: 'HeadingHoldsCardNumber' }];
  return missingColumns(headings).map((column) => ({ key: 'FileLacksColumn', column }));
}

/** Counts before anything is judged, where there are lines enough for too many rows. @throws FileRefusal */
async function assertLength(pieces: readonly Uint8Array[], format: CsvFormat): Promise<void> {
  const count = (end: number) =>
    pieces.reduce((sum, piece) => piece.reduce((found, byte) => (byte === end ? found + 1 : found), sum), 0);
  if (Math.max(count(10), count(13)) < maximumImportRows) return;
  let rows = -1;
  for await (const batch of csvRows(pieces, format)) {
    rows += batch.length;
    if (rows > maximumImportRows) throw new FileRefusal([{ key: 'FileTooLong', values: { max: maximumImportRows } }]);
  }
}

/** Rows as text, batch by batch. @param cellsOf the cells of a row to write; undefined: it is left out */
async function writeFile(
  rows: AsyncIterable<string[][]>,
  separator: string,
  cellsOf: (values: string[], index: number) => string[] | undefined,
): Promise<Blob> {
  const parts: string[] = ['\ufeff'];
  let index = -1;
  for await (const batch of rows) {
    const lines = batch.map((values) => {
      index += 1;
      const cells = cellsOf(values, index);
      return cells === undefined ? '' : csvLine(cells, separator);
    });
    parts.push(lines.join(''));
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

/** Judges all rows. @throws FileRefusal */
async function judgeAll(
  rows: AsyncIterable<string[][]>,
  { pieces, today, onProgress }: ValidationRequest,
): Promise<{ headings: string[]; validations: RowValidation[] }> {
  const total = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const validations: RowValidation[] = [];
  let headings: string[] = [];
  let judge: ReturnType<typeof rowValidator> | undefined;
  let [done, read] = [0, 0];
  for await (const batch of rows) {
    for (const values of batch) {
      if (judge) validations.push(judge(values));
      else {
        headings = values;
        const faults = headerFaults(headings);
        if (faults.length > 0) throw new FileRefusal(faults);
        judge = rowValidator(headings, today);
      }
    }
    done += pieces[read]?.length ?? 0;
    read += 1;
    onProgress?.({ done, total, rows: validations.length });
  }
  if (validations.length === 0) throw new FileRefusal([{ key: 'FileIsEmpty' }]);
  return { headings, validations };
}

function summaryOf(headings: readonly string[], validations: readonly RowValidation[]): Summary {
  const countOf = (kind: RowKind) => validations.filter((validation) => kindOf(validation) === kind).length;
  const isUnread = (heading: string) =>
    heading.trim() !== '' && columnOf(heading) === undefined && !faultHeadings.includes(heading);
  return {
    rows: validations.length,
    good: countOf('good'),
    faulty: countOf('faulty'),
    repeated: countOf('repeated'),
    cards: validations.filter(({ faults }) => faults.some(({ key }) => key === 'CellHoldsCardNumber')).length,
    unread: headings.filter(isUnread).map((heading) => heading.trim()),
  };
}

export interface ValidationRequest {
  /** The bytes of the file. */
  pieces: readonly Uint8Array[];
  /** Israel's day. */
  today: string;
  onProgress?: (progress: ValidationProgress) => void;
}

/**
 * Judges every row of a file as the import will.
 * @throws FileRefusal for a file of which no row can be judged
 */
export async function validateFile(request: ValidationRequest): Promise<ValidatedFile> {
  const { pieces } = request;
  if (pieces.some((piece) => piece.includes(0))) throw new FileRefusal([{ key: 'OnlyCsvFilesAreAllowed' }]);
  const format = csvFormatOf(pieces);
  await assertLength(pieces, format);
  const { headings, validations } = await judgeAll(csvRows(pieces, format), request);
  const sorted = (['faulty', 'repeated', 'good'] as const).flatMap((kind) =>
    validations.filter((validation) => kindOf(validation) === kind),
  );
  const own = headings.flatMap((heading, index) => (faultHeadings.includes(heading) ? [] : [index]));
  return {
    summary: summaryOf(headings, validations),
    page(kind, from, count) {
      const rows = kind === undefined ? sorted : validations.filter((validation) => kindOf(validation) === kind);
      return rows.slice(from, from + count);
    },
    checkedFile: () =>
      writeFile(csvRows(pieces, format), format.separator, (values, index) => {
        const cells = own.map((at) => values[at] ?? '');
        const validation = validations[index - 1];
        if (!validation) return [...cells, ...faultHeadings];
        return [...cells.map((cell) => (holdsCardNumber(cell) ? '' : cell)), ...faultTexts(validation.faults)];
      }),
    fileOf(rowNumbers) {
      const wanted = new Set([0, ...rowNumbers]);
      return writeFile(csvRows(pieces, format), format.separator, (values, index) =>
        wanted.has(index) ? values : undefined,
      );
    },
  };
}
