import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { maximumImportBytes, maximumImportRows, missingColumns } from '#contract/import/columns.ts';
import { type CsvFormat, csvFormatOf, csvOptions, decoded } from '#contract/import/csvText.ts';
import { invalid } from '#sandbox/core/apiError.ts';
import type { Upload } from '#sandbox/core/call.ts';

const megabyte = 1024 * 1024;
/** What the form around a file may take. */
const formBytes = 64 * 1024;

const onFile = (description: string, values: Record<string, number> = {}) =>
  invalid([{ code: 'file', description, values }]);
const tooLarge = () => onFile('FileTooLarge', { max: maximumImportBytes / megabyte });

/** The file in memory, in pieces: so that it is judged whole before the first row is imported. @throws ApiError 400 */
export async function collect({ content, declaredBytes = 0, fileName }: Upload): Promise<Buffer[]> {
  if (!fileName.toLowerCase().endsWith('.csv')) throw onFile('OnlyCsvFilesAreAllowed');
  if (declaredBytes > maximumImportBytes + formBytes) throw tooLarge();
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of content) {
    if (!Buffer.isBuffer(piece)) continue;
    bytes += piece.length;
    if (bytes > maximumImportBytes) throw tooLarge();
    if (piece.includes(0)) throw onFile('OnlyCsvFilesAreAllowed');
    pieces.push(piece);
  }
  return pieces;
}

/** A file that was judged: its header, and its rows as often as they are asked for. */
export interface CsvFile {
  headings: string[];
  /** The rows, without the header, one after the other. */
  rows: () => AsyncIterable<string[]>;
}

async function* rowsFrom(pieces: readonly Buffer[], format: CsvFormat): AsyncGenerator<string[]> {
  const parser = Readable.from(decoded(pieces, format.encoding)).pipe(parse(csvOptions(format)));
  const records: AsyncIterable<string[]> = parser;
  try {
    yield* records;
  } catch {
    throw onFile('OnlyCsvFilesAreAllowed');
  }
}

async function* without(count: number, rows: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  let left = count;
  for await (const row of rows) {
    left -= 1;
    if (left < 0) yield row;
  }
}

/** Judges a file as a whole: its header and how many rows it has. @throws ApiError 400 that names the file or the column */
export async function judgeFile(pieces: readonly Buffer[]): Promise<CsvFile> {
  const format = csvFormatOf(pieces);
  let headings: string[] | undefined;
  let count = 0;
  for await (const row of rowsFrom(pieces, format)) {
    if (headings === undefined) headings = row;
    else count += 1;
    if (count > maximumImportRows) throw onFile('FileTooLong', { max: maximumImportRows });
  }
  const missing = missingColumns(headings ?? []);
  if (missing.length > 0) throw invalid(missing.map((code) => ({ code, description: 'FileLacksColumn' })));
  if (count === 0) throw onFile('FileIsEmpty');
  return { headings: headings ?? [], rows: () => without(1, rowsFrom(pieces, format)) };
}
