import { openFormatRecords, type OpenFormatRecord } from '#contract/openFormat.ts';
import { contentOf, packedFiles, type PackedFile, wholeContentOf } from './zipArchive.ts';

/** What a file in the open format says of itself, and what is in it: numbers in brackets are the official text's fields. */
export interface TaxFileSummary {
  /** Registered dealer number (1003) and name (1018) of the business. */
  dealer: string;
  business: string;
  /** The folder it belongs in (1012). */
  path: string;
  /** First and last day of its documents (1024, 1025), `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** When it was made, by Israel's clocks (1026, 1027): `YYYY-MM-DD` and `HH:mm`. */
  madeOn: string;
  madeAt: string;
  /** The program that made it (1007), and the number under which it is registered (1006). */
  software: string;
  registration: string;
  /** How many records of each kind were found. */
  records: ReadonlyMap<OpenFormatRecord, number>;
  /** By official number (1203): how many documents were found, and what they come to (1223), in agorot. */
  documents: ReadonlyMap<number, { count: number; sum: number }>;
  /** The file says itself that it has so many records (1002). */
  isWhole: boolean;
}

type Found = Pick<TaxFileSummary, 'records' | 'documents'>;

/** A field by its columns, from 1, as the official tables have them. */
const field = (line: string, from: number, to: number): string => line.slice(from - 1, to).trim();
const dayOf = (text: string): string => text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

const isRecord = (code: string): code is OpenFormatRecord => openFormatRecords.some((known) => known === code);

/** The lines of a file, a character for each byte. */
async function* linesOf(content: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const decoder = new TextDecoder('iso-8859-8-i');
  const reader = content.getReader();
  let rest = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const lines = (rest + decoder.decode(next.value, { stream: true })).split('\r\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

async function countRecords(content: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Found> {
  const records = new Map<OpenFormatRecord, number>();
  const documents = new Map<number, { count: number; sum: number }>();
  for await (const line of linesOf(content)) {
    const code = field(line, 1, 4);
    if (!isRecord(code)) throw new RangeError(`no record ${code}`);
    records.set(code, (records.get(code) ?? 0) + 1);
    if (code !== 'C100') continue;
    const type = Number(field(line, 23, 25));
    const { count, sum } = documents.get(type) ?? { count: 0, sum: 0 };
    documents.set(type, { count: count + 1, sum: sum + Number(field(line, 348, 362)) });
  }
  return { records, documents };
}

/** The business data, which lies in an archive of its own. */
async function businessData(files: readonly PackedFile[]): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const packed = files.find(({ name }) => /(^|\/)BKMVDATA\.zip$/i.test(name));
  const inner = packed ? packedFiles(await wholeContentOf(packed)) : files;
  const text = inner.find(({ name }) => /(^|\/)BKMVDATA\.TXT$/i.test(name));
  if (!text) throw new RangeError('no business data');
  return contentOf(text);
}

async function summaryHead(files: readonly PackedFile[]): Promise<string> {
  const file = files.find(({ name }) => /(^|\/)INI\.TXT$/i.test(name));
  if (!file) throw new RangeError('no summary');
  for await (const line of linesOf(contentOf(file))) return line;
  throw new RangeError('an empty summary');
}

/**
 * Reads what an archive in the Tax Authority's open format holds (docs/adr/0055-the-tax-file-by-the-official-text.md).
 * @throws RangeError or TypeError for what is none
 */
export async function readTaxFile(archive: Uint8Array<ArrayBuffer>): Promise<TaxFileSummary> {
  const files = packedFiles(archive);
  const head = await summaryHead(files);
  const found = await countRecords(await businessData(files));
  const total = [...found.records.values()].reduce((sum, count) => sum + count, 0);
  return {
    ...found,
    dealer: field(head, 25, 33),
    business: field(head, 215, 264),
    path: field(head, 135, 184),
    from: dayOf(field(head, 367, 374)),
    to: dayOf(field(head, 375, 382)),
    madeOn: dayOf(field(head, 383, 390)),
    madeAt: field(head, 391, 394).replace(/^(\d\d)(\d\d)$/, '$1:$2'),
    software: field(head, 65, 84),
    registration: field(head, 57, 64),
    isWhole: Number(field(head, 10, 24)) === total,
  };
}
