import { holdsCardNumber } from '#contract/rules/cardInText.ts';
import { columnOf } from '#contract/import/columns.ts';
import { csvFormatOf } from '#contract/import/csvText.ts';
import { csvRows } from './csvRows.ts';
import { faultHeadings } from './faultTexts.ts';
import { FileRefusal } from './fileRefusal.ts';
import { assertLength, judgeAll, type ValidationRequest } from './judgeFile.ts';
import { withMended, writeChecked, writeForServer } from './openRows.ts';
import type { JudgedRow } from './rowValidator.ts';
import { kindOf, type MendedCell, type Summary, type RowValidation, type RowKind } from './rowValidation.ts';

/** What was found out about a file, and what can be made of it. */
export interface ValidatedFile {
  /** What it comes to now. */
  summary: () => Summary;
  /**
   * Some rows of a kind, in the file's order; without a kind all of them, those first that had faults when it was read, so
   * that a row stays where it is when it is mended.
   */
  page: (kind: RowKind | undefined, from: number, count: number) => readonly RowValidation[];
  /** Writes another text into a cell of a row, and judges the row again. */
  mend: (rowNumber: number, at: number, value: string) => RowValidation;
  /** The file with the faults of each row in two columns more; what may be a card number is left out. */
  checkedFile: () => Promise<Blob>;
  /** The file as it is sent, whole or some of its rows: the columns of the wire, what was mended included. */
  fileOf: (rowNumbers?: readonly number[]) => Promise<Blob>;
}

function summaryOf(headings: readonly string[], judged: readonly JudgedRow[]): Summary {
  const count = (is: (row: JudgedRow) => boolean) => judged.filter(is).length;
  const countOf = (kind: RowKind) => count(({ validation }) => kindOf(validation) === kind);
  const isUnread = (heading: string) =>
    heading.trim() !== '' && columnOf(heading) === undefined && !faultHeadings.includes(heading);
  return {
    rows: judged.length,
    good: countOf('good'),
    faulty: countOf('faulty'),
    repeated: countOf('repeated'),
    cards: count(({ validation }) => validation.faults.some(({ key }) => key === 'CellHoldsCardNumber')),
    fractions: count(({ hasFraction }) => hasFraction),
    unread: headings.filter(isUnread).map((heading) => heading.trim()),
  };
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
  const { headings, places, judge, judged, faulty } = await judgeAll(csvRows(pieces, format), request);
  const mendings = new Map<number, Map<number, string>>();
  const written = { pieces, format, places, mendings };
  const kindNow = (rowNumber: number) => kindOf(judged[rowNumber - 1]?.validation ?? { faults: [] });
  const numbers = judged.map((_, index) => index + 1);
  const first = new Map(numbers.map((rowNumber) => [rowNumber, kindNow(rowNumber)]));
  const sorted = (['faulty', 'repeated', 'good'] as const).flatMap((kind) =>
    numbers.filter((rowNumber) => first.get(rowNumber) === kind),
  );
  const shown = (rowNumber: number) => judged[rowNumber - 1]?.validation ?? [];

  function mendedCells(rowNumber: number): MendedCell[] {
    return [...(mendings.get(rowNumber) ?? [])].map(([at, value]) => {
      const [column = '', field] = [places[at]?.trim(), columnOf(places[at] ?? '')];
      return { column, at, value: holdsCardNumber(value) ? '' : value, ...(field && { field }) };
    });
  }

  return {
    summary: () => summaryOf(headings, judged),
    page(kind, from, count) {
      // A row that was mended stays among those with faults.
      const isOf = (rowNumber: number) => kindNow(rowNumber) === kind || (kind === 'faulty' && mendings.has(rowNumber));
      const rows = kind === undefined ? sorted : numbers.filter(isOf);
      return rows.slice(from, from + count).flatMap(shown);
    },
    mend(rowNumber, at, value) {
      const row = faulty.get(rowNumber);
      if (!row) throw new RangeError('only rows with faults are mended');
      const cells = new Map(mendings.get(rowNumber)).set(at, value);
      mendings.set(rowNumber, cells);
      const again = judge({ ...row, values: withMended(row.values, cells) }, rowNumber);
      const validation = { ...again.validation, mended: mendedCells(rowNumber) };
      judged[rowNumber - 1] = { ...again, validation };
      return validation;
    },
    checkedFile: () =>
      writeChecked(
        written,
        headings.length,
        judged.map(({ validation }) => validation),
      ),
    fileOf: (rowNumbers) => writeForServer(written, rowNumbers && new Set(rowNumbers)),
  };
}
