import { parse } from 'csv-parse/browser/esm';
import { type CsvFormat, csvOptions, decoded } from '#contract/import/csvText.ts';
import { FileRefusal } from './fileRefusal.ts';

/**
 * The rows of a file, its header first, in batches of about one piece each. Cells are texts and stay as they are.
 * @throws FileRefusal for what is no CSV
 */
export async function* csvRows(pieces: readonly Uint8Array[], format: CsvFormat): AsyncGenerator<string[][]> {
  let batch: string[][] = [];
  const take = (row: string[]) => {
    batch.push(row);
    // It is not kept by the parser.
    return null;
  };
  const parser = parse({ ...csvOptions(format), on_record: take });
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
