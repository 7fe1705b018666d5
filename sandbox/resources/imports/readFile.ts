import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import {
  maximumImportBytes,
  maximumImportRows,
  maximumRowLength,
  missingColumns,
  separatorOf,
} from '#contract/import/columns.ts';
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

/** Text of pieces, however characters lie across them. @throws TypeError where `fatal` and it is none in this encoding */
function* decoded(pieces: readonly Buffer[], encoding: string, fatal = false): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal });
  for (const piece of pieces) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

/** UTF-8, with or without its mark, or what Excel writes in Hebrew where it is none. */
function encodingOf(pieces: readonly Buffer[]): 'utf-8' | 'windows-1255' {
  try {
    for (const text of decoded(pieces, 'utf-8', true)) if (text.length < 0) break;
    return 'utf-8';
  } catch {
    return 'windows-1255';
  }
}

/** A file that was judged: its header, and its rows as often as they are asked for. */
export interface CsvFile {
  headings: string[];
  /** The rows, without the header, one after the other. */
  rows: () => AsyncIterable<string[]>;
}

async function* rowsFrom(pieces: readonly Buffer[], encoding: string, delimiter: string): AsyncGenerator<string[]> {
  const parser = Readable.from(decoded(pieces, encoding)).pipe(
    parse({
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: maximumRowLength,
    }),
  );
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
  const encoding = encodingOf(pieces);
  const [beginning = ''] = [...decoded(pieces.slice(0, 1), encoding)];
  const separator = separatorOf(beginning.split(/\r?\n/, 1)[0] ?? '');
  let headings: string[] | undefined;
  let count = 0;
  for await (const row of rowsFrom(pieces, encoding, separator)) {
    if (headings === undefined) headings = row;
    else count += 1;
    if (count > maximumImportRows) throw onFile('FileTooLong', { max: maximumImportRows });
  }
  const missing = missingColumns(headings ?? []);
  if (missing.length > 0) throw invalid(missing.map((code) => ({ code, description: 'FileLacksColumn' })));
  if (count === 0) throw onFile('FileIsEmpty');
  return { headings: headings ?? [], rows: () => without(1, rowsFrom(pieces, encoding, separator)) };
}
