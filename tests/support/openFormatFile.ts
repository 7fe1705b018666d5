import { expect } from 'vitest';
import { fieldsOf, isRecordCode, type OfficialField, type RecordCode, recordLengths } from './openFormatTables.ts';
import { unpack } from './zipFile.ts';

/** A record as it was read: each field by its official number, texts without the spaces behind them. */
export interface ReadRecord {
  code: RecordCode;
  text: (number: number) => string;
  /** Of digits or of a sign and digits, in the field's smallest unit. */
  count: (number: number) => number;
}

/** A document with the records that belong to it. */
export interface ReadDocument {
  head: ReadRecord;
  lines: ReadRecord[];
  payments: ReadRecord[];
}

/** ISO-8859-8: what of its bytes are characters that a text may have. */
const printed = (byte: number) =>
  (byte >= 0x20 && byte <= 0x7e) || (byte >= 0xe0 && byte <= 0xfa) || (byte >= 0xa2 && byte <= 0xbe);
const decode = (bytes: Buffer) => new TextDecoder('iso-8859-8-i').decode(bytes);

const day = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;
const shapes: Readonly<Record<string, RegExp>> = {
  '9': /^\d+$/,
  S: /^[+-]\d+$/,
  D: /^\d{8}$/,
  T: /^(?:[01]\d|2[0-3])[0-5]\d$/,
  X: /^(?:$|\S.*$)/,
};

function judge({ number, type, rule }: OfficialField, value: string): void {
  if (type === 'D' && (rule === 'm' || value !== '00000000')) expect(value, String(number)).toMatch(day);
  expect(type === 'X' ? value.trimEnd() : value, String(number)).toMatch(shapes[type] ?? /^$/);
  if (rule === '-') expect(value.trim(), String(number)).toBe('');
  if (rule === 'm' && type === 'X') expect(value.trim(), String(number)).not.toBe('');
}

function readRecord(line: Buffer): ReadRecord {
  const code = line.toString('latin1', 0, 4);
  if (!isRecordCode(code)) throw new Error(`no record ${code}`);
  expect(line.length, code).toBe(recordLengths[code]);
  expect(line.every(printed), decode(line)).toBe(true);
  let next = 1;
  const values = new Map<number, string>();
  for (const field of fieldsOf(code)) {
    expect(field.from, String(field.number)).toBe(next);
    next = field.to + 1;
    const value = decode(line.subarray(field.from - 1, field.to));
    judge(field, value);
    values.set(field.number, value.trimEnd());
  }
  expect(next - 1, code).toBe(recordLengths[code]);
  const text = (number: number) => {
    const value = values.get(number);
    if (value === undefined) throw new Error(`no field ${number} in ${code}`);
    return value;
  };
  return { code, text, count: (number) => Number(text(number)) + 0 };
}

/** Lines, each with CR and LF behind it. */
function linesOf(file: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let from = 0; from < file.length;) {
    const end = file.indexOf('\r\n', from, 'latin1');
    expect(end).toBeGreaterThan(from);
    lines.push(file.subarray(from, end));
    from = end + 2;
  }
  return lines;
}

const sum = (records: readonly ReadRecord[], number: number) =>
  records.reduce((all, record) => all + record.count(number), 0);

/** Quantity × price − discount is the line, to the agora; a discount never adds (§2.4יב). */
function judgeLine(line: ReadRecord): void {
  const bare = line.count(1265) * line.count(1264);
  const gross = Math.sign(bare) * Math.round(Math.abs(bare) / 10_000) + 0;
  expect(gross + line.count(1266), line.text(1260)).toBe(line.count(1267));
  expect(line.count(1266)).toBeLessThanOrEqual(0);
  expect(line.text(1263)).toBe('יחידה');
  expect(line.count(1256) > 0).toBe(line.text(1257) !== '');
}

function judgePayment(payment: ReadRecord): void {
  const kind = payment.count(1306);
  expect(kind).toBeGreaterThan(0);
  for (const number of [1307, 1308, 1309, 1310]) expect(payment.count(number) > 0).toBe(kind === 2);
  expect(payment.count(1311) > 0).toBe(kind === 2 || kind === 3);
  expect(payment.count(1315) > 0).toBe(kind === 3);
  if (kind !== 3) expect([payment.count(1313), payment.text(1314)]).toEqual([0, '']);
}

/** Documents that sell or give back have lines; those that say what was paid have payments. */
function judgeDocument({ head, lines, payments }: ReadDocument): void {
  const name = `${head.text(1203)} ${head.text(1204)}`;
  expect(head.count(1219) + head.count(1220), name).toBe(head.count(1221));
  expect(head.count(1221) + head.count(1222), name).toBe(head.count(1223));
  expect(head.count(1223), name).toBeGreaterThan(0);
  const isReceipt = head.count(1203) >= 400;
  if (isReceipt) expect([head.count(1222), lines.length], name).toEqual([0, 0]);
  else expect(sum(lines, 1267), name).toBe(head.count(1219));
  if (head.count(1203) !== 305 && head.count(1203) !== 330) expect(payments.length, name).toBeGreaterThan(0);
  if (payments.length > 0) expect(sum(payments, 1312), name).toBe(head.count(1223));
  for (const [records, first] of [
    [lines, 1250],
    [payments, 1300],
  ] as const) {
    for (const [index, record] of records.entries()) {
      expect(`${record.text(first + 3)} ${record.text(first + 4)}`).toBe(name);
      expect(record.count(first + 5)).toBe(index + 1);
      expect(record.count(first === 1250 ? 1273 : 1323)).toBe(head.count(1234));
      expect(record.text(first === 1250 ? 1272 : 1322)).toBe(head.text(1230));
    }
  }
  lines.forEach(judgeLine);
  payments.forEach(judgePayment);
}

function documentsOf(records: readonly ReadRecord[]): ReadDocument[] {
  const documents: ReadDocument[] = [];
  for (const record of records) {
    if (record.code === 'C100') documents.push({ head: record, lines: [], payments: [] });
    if (record.code === 'D110') documents.at(-1)?.lines.push(record);
    if (record.code === 'D120') documents.at(-1)?.payments.push(record);
  }
  return documents;
}

/**
 * Reads an archive of the open format as the Tax Authority's tables have it, and judges every field and every sum of it.
 * Nothing here is the product's.
 */
export function readOpenFormat(archive: Buffer) {
  const files = unpack(archive);
  const names = [...files.keys()];
  const folder = names.find((name) => name.endsWith('/INI.TXT'))?.replace('/INI.TXT', '') ?? '';
  const inner = unpack(files.get(`${folder}/BKMVDATA.zip`) ?? Buffer.alloc(0));
  expect([...inner.keys()]).toEqual(['BKMVDATA.TXT']);
  const records = linesOf(inner.get('BKMVDATA.TXT') ?? Buffer.alloc(0)).map(readRecord);
  const [iniHead, ...iniLines] = linesOf(files.get(`${folder}/INI.TXT`) ?? Buffer.alloc(0));
  const summary = readRecord(iniHead ?? Buffer.alloc(0));
  const [opening, closing] = [records[0], records.at(-1)];
  expect([summary.code, opening?.code, closing?.code]).toEqual(['A000', 'A100', 'Z900']);
  const firsts: Readonly<Record<RecordCode, number>> = {
    A000: 1000,
    A100: 1100,
    C100: 1200,
    D110: 1250,
    D120: 1300,
    Z900: 1150,
  };
  for (const [index, record] of records.entries()) {
    expect(record.count(firsts[record.code] + 1)).toBe(index + 1);
    expect(record.text(firsts[record.code] + 2)).toBe(summary.text(1003));
  }
  const identifier = summary.text(1004);
  expect([opening?.text(1103), closing?.text(1153)]).toEqual([identifier, identifier]);
  expect([summary.text(1005), opening?.text(1104), closing?.text(1154)]).toEqual(Array(3).fill('&OF1.31&'));
  expect([summary.count(1002), closing?.count(1155)]).toEqual([records.length, records.length]);
  const counted = (code: string) => records.filter((record) => record.code === code).length;
  const counts = Object.fromEntries(
    iniLines.map((line) => {
      expect(line.length).toBe(19);
      return [line.toString('latin1', 0, 4), Number(line.toString('latin1', 4))];
    }),
  );
  for (const [code, count] of Object.entries(counts)) expect(counted(code), code).toBe(count);
  const documents = documentsOf(records);
  documents.forEach(judgeDocument);
  return { names, folder, summary, counts, documents, report: files.get('OPENFRMT.pdf') ?? Buffer.alloc(0) };
}

/** How many documents of an official type there are, and what they come to, in agorot. */
export function totalOf(documents: readonly ReadDocument[], type: number): readonly [count: number, gross: number] {
  const heads = documents.map(({ head }) => head).filter((head) => head.count(1203) === type);
  return [heads.length, sum(heads, 1223)];
}
