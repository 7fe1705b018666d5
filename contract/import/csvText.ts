import { maximumRowLength } from './columns.ts';

/** The separator of a file by its first line: what stands there most often outside quotes of comma, semicolon and tab. */
export function separatorOf(firstLine: string): ',' | ';' | '\t' {
  const bare = firstLine.replaceAll(/"[^"]*"/g, '');
  const counted = ([',', ';', '\t'] as const).map((separator) => ({ separator, count: bare.split(separator).length }));
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).separator;
}

/** Text of the pieces of a file, however characters lie across them. @throws TypeError where `fatal` and it is none in this encoding */
export function* decoded(pieces: Iterable<Uint8Array>, encoding: string, fatal = false): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal });
  for (const piece of pieces) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

/** How a file is read. */
export interface CsvFormat {
  /** UTF-8, with or without its mark, or what Excel writes in Hebrew where it is none. */
  encoding: 'utf-8' | 'windows-1255';
  separator: ',' | ';' | '\t';
}

/** The beginning of a text up to its first line's end, however its pieces come. */
function firstLineOf(texts: Iterable<string>): string {
  let beginning = '';
  for (const text of texts) {
    beginning += text;
    const end = beginning.search(/[\r\n]/);
    if (end >= 0) return beginning.slice(0, end);
    if (beginning.length > maximumRowLength) break;
  }
  return beginning;
}

/** How a file is read, by all of its bytes. */
export function csvFormatOf(pieces: readonly Uint8Array[]): CsvFormat {
  let encoding: CsvFormat['encoding'] = 'utf-8';
  try {
    for (const text of decoded(pieces, encoding, true)) if (text.length < 0) break;
  } catch {
    encoding = 'windows-1255';
  }
  return { encoding, separator: separatorOf(firstLineOf(decoded(pieces, encoding))) };
}

/** What csv-parse is told, on both sides alike. */
export const csvOptions = ({ separator }: CsvFormat) => ({
  delimiter: separator,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  // What spreadsheets leave below a table: separators alone.
  skip_records_with_empty_values: true,
  max_record_size: maximumRowLength,
});
