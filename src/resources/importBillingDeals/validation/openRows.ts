import { holdsCardNumber } from '#contract/rules/cardInText.ts';
import { columnOf, importColumns } from '#contract/import/columns.ts';
import { cellsOf, normalizedCells } from '#contract/import/cells.ts';
import type { CsvFormat } from '#contract/import/csvText.ts';
import { csvLine } from './csvLine.ts';
import { csvRows, type CsvRow } from './csvRows.ts';
import { faultHeadings, faultTexts } from './faultTexts.ts';
import type { RowValidation } from './rowValidation.ts';

/** The cells of rows that were mended on the page, by row number and place. */
export type Mendings = ReadonlyMap<number, ReadonlyMap<number, string>>;

/** The values of a row with what was mended of it; a place behind its end is filled up. */
export function withMended(values: readonly string[], mended: ReadonlyMap<number, string> | undefined): string[] {
  const all = [...values];
  for (const [at, value] of mended ?? []) {
    while (all.length < at) all.push('');
    all[at] = value;
  }
  return all;
}

/** A file that is written anew from its bytes. */
interface Written {
  pieces: readonly Uint8Array[];
  format: CsvFormat;
  places: readonly string[];
  mendings: Mendings;
}

/** Rows as text, batch by batch. @param cellsOf the cells of a row to write, 0 is the header; undefined: it is left out */
async function writeFile(
  { pieces, format, mendings }: Written,
  separator: string,
  cellsToWrite: (values: string[], index: number) => readonly string[] | undefined,
): Promise<Blob> {
  const parts: string[] = ['\ufeff'];
  let index = -1;
  for await (const batch of csvRows(pieces, format)) {
    const lines = batch.map(({ values }: CsvRow) => {
      index += 1;
      const cells = cellsToWrite(withMended(values, mendings.get(index)), index);
      return cells === undefined ? '' : csvLine(cells, separator);
    });
    parts.push(lines.join(''));
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

/** The file with the faults of each row in two columns more; what may be a card number is left out. */
export function writeChecked(
  file: Written,
  headingCount: number,
  validations: readonly RowValidation[],
): Promise<Blob> {
  const { places, mendings, format } = file;
  const filled = new Set([...mendings.values()].flatMap((cells) => [...cells.keys()]));
  const own = places.flatMap((heading, at) =>
    (at < headingCount || filled.has(at)) && !faultHeadings.includes(heading) ? [at] : [],
  );
  return writeFile(file, format.separator, (values, index) => {
    const validation = validations[index - 1];
    if (!validation) return [...own.map((at) => values[at] ?? places[at] ?? ''), ...faultHeadings];
    const cells = own.map((at) => values[at] ?? '');
    return [...cells.map((cell) => (holdsCardNumber(cell) ? '' : cell)), ...faultTexts(validation.faults)];
  });
}

/** The columns that are read, by their names on the wire and in one way of writing, whatever the file calls them. */
export function writeForServer(file: Written, wanted?: ReadonlySet<number>): Promise<Blob> {
  const { places } = file;
  const read = importColumns.filter((column) => places.some((place) => columnOf(place) === column));
  return writeFile(file, ',', (values, index) => {
    if (index === 0) return read;
    if (wanted && !wanted.has(index)) return undefined;
    const cells = normalizedCells(cellsOf(places, values));
    return read.map((column) => cells[column] ?? '');
  });
}
