import { holdsCardNumber } from '#contract/rules/cardInText.ts';
import { columnOf, maximumImportRows, missingColumns } from '#contract/import/columns.ts';
import { type CsvFormat, csvFormatOf } from '#contract/import/csvText.ts';
import { csvLine } from './csvLine.ts';
import { csvRows } from './csvRows.ts';
import { faultHeadings, faultTexts } from './faultTexts.ts';
import { type FileFault, FileRefusal } from './fileRefusal.ts';
import { rowJudge } from './judgeRows.ts';
import { kindOf, type Summary, type Verdict, type VerdictKind } from './verdict.ts';

/** What was found out about a file, and what can be made of it. */
export interface Rehearsed {
  summary: Summary;
  /** Some rows of a kind, in the file's order; without a kind all of them, those with faults first. */
  page: (kind: VerdictKind | undefined, from: number, count: number) => readonly Verdict[];
  /** The file with the faults of each row in two columns more; what may be a card number is left out. */
  checkedFile: () => Promise<Blob>;
  /** A file of some of its rows. */
  fileOf: (rowNumbers: readonly number[]) => Promise<Blob>;
}

/** How far a rehearsal is. */
export interface RehearsalProgress {
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
  { pieces, today, onProgress }: RehearsalRequest,
): Promise<{ headings: string[]; verdicts: Verdict[] }> {
  const total = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const verdicts: Verdict[] = [];
  let headings: string[] = [];
  let judge: ReturnType<typeof rowJudge> | undefined;
  let [done, read] = [0, 0];
  for await (const batch of rows) {
    for (const values of batch) {
      if (judge) verdicts.push(judge(values));
      else {
        headings = values;
        const faults = headerFaults(headings);
        if (faults.length > 0) throw new FileRefusal(faults);
        judge = rowJudge(headings, today);
      }
    }
    done += pieces[read]?.length ?? 0;
    read += 1;
    onProgress?.({ done, total, rows: verdicts.length });
  }
  if (verdicts.length === 0) throw new FileRefusal([{ key: 'FileIsEmpty' }]);
  return { headings, verdicts };
}

function summaryOf(headings: readonly string[], verdicts: readonly Verdict[]): Summary {
  const countOf = (kind: VerdictKind) => verdicts.filter((verdict) => kindOf(verdict) === kind).length;
  const isUnread = (heading: string) =>
    heading.trim() !== '' && columnOf(heading) === undefined && !faultHeadings.includes(heading);
  return {
    rows: verdicts.length,
    good: countOf('good'),
    faulty: countOf('faulty'),
    repeated: countOf('repeated'),
    cards: verdicts.filter(({ faults }) => faults.some(({ key }) => key === 'CellHoldsCardNumber')).length,
    unread: headings.filter(isUnread).map((heading) => heading.trim()),
  };
}

export interface RehearsalRequest {
  /** The bytes of the file. */
  pieces: readonly Uint8Array[];
  /** Israel's day. */
  today: string;
  onProgress?: (progress: RehearsalProgress) => void;
}

/**
 * Judges every row of a file as the import will.
 * @throws FileRefusal for a file of which no row can be judged
 */
export async function rehearse(request: RehearsalRequest): Promise<Rehearsed> {
  const { pieces } = request;
  if (pieces.some((piece) => piece.includes(0))) throw new FileRefusal([{ key: 'OnlyCsvFilesAreAllowed' }]);
  const format = csvFormatOf(pieces);
  await assertLength(pieces, format);
  const { headings, verdicts } = await judgeAll(csvRows(pieces, format), request);
  const sorted = (['faulty', 'repeated', 'good'] as const).flatMap((kind) =>
    verdicts.filter((verdict) => kindOf(verdict) === kind),
  );
  const own = headings.flatMap((heading, index) => (faultHeadings.includes(heading) ? [] : [index]));
  return {
    summary: summaryOf(headings, verdicts),
    page(kind, from, count) {
      const rows = kind === undefined ? sorted : verdicts.filter((verdict) => kindOf(verdict) === kind);
      return rows.slice(from, from + count);
    },
    checkedFile: () =>
      writeFile(csvRows(pieces, format), format.separator, (values, index) => {
        const cells = own.map((at) => values[at] ?? '');
        const verdict = verdicts[index - 1];
        if (!verdict) return [...cells, ...faultHeadings];
        return [...cells.map((cell) => (holdsCardNumber(cell) ? '' : cell)), ...faultTexts(verdict.faults)];
      }),
    fileOf(rowNumbers) {
      const wanted = new Set([0, ...rowNumbers]);
      return writeFile(csvRows(pieces, format), format.separator, (values, index) =>
        wanted.has(index) ? values : undefined,
      );
    },
  };
}
