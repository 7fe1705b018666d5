import type { CodePage } from './codePages.ts';
import { plainText } from './plainText.ts';

/**
 * How a field holds its value. `text` begins on its left and is filled with spaces, `textAtEnd` ends on its right; `digits`
 * end on its right after zeros; `signed` is a sign and digits, of a whole number of the field's smallest units.
 */
export type RecordFieldType = 'text' | 'textAtEnd' | 'digits' | 'signed';

/** A field of a record of fixed width. */
export interface RecordField<Source> {
  /** What the format's own table calls it. */
  name: number | string;
  /** Its place, from 1, and how many bytes it has. */
  from: number;
  length: number;
  type: RecordFieldType;
  /** A text of it may be empty. */
  mayBeEmpty: boolean;
  value: (source: Source) => string | number;
}

/** A kind of record: its fields, one beside the other. */
export interface RecordLayout<Source> {
  fields: readonly RecordField<Source>[];
  page: CodePage;
}

/** @throws RangeError where the fields leave a gap, overlap, or do not come to the record's length */
export function recordLayout<Source>(
  length: number,
  page: CodePage,
  fields: readonly RecordField<Source>[],
): RecordLayout<Source> {
  let next = 1;
  for (const field of fields) {
    if (field.from !== next) throw new RangeError(`field ${field.name} stands at ${field.from}, not at ${next}`);
    next += field.length;
  }
  if (next !== length + 1) throw new RangeError(`fields come to ${next - 1} bytes, not to ${length}`);
  return { fields, page };
}

/** Cleans, cuts, fills and encodes one and the same text. */
function textBytes(
  text: string,
  { length, type }: Pick<RecordField<never>, 'length' | 'type'>,
  page: CodePage,
): Buffer {
  const cut = plainText(text, page).slice(0, length).trimEnd();
  const bytes = Buffer.from(Array.from(page.order(cut), (character) => page.bytes.get(character) ?? 0x20));
  const filling = Buffer.alloc(length - bytes.length, ' ');
  return Buffer.concat(type === 'textAtEnd' ? [filling, bytes] : [bytes, filling]);
}

/** @throws RangeError for what is no digits, or too many */
function numberText(value: string | number, { name, length, type }: RecordField<never>): string {
  const isSigned = type === 'signed';
  const isNegative = isSigned && Number(value) < 0;
  const digits = String(isNegative ? -Number(value) : value);
  const width = isSigned ? length - 1 : length;
  if (!/^\d+$/.test(digits) || digits.length > width) throw new RangeError(`${name}: ${value} is not ${width} digits`);
  const sign = isNegative ? '-' : '+';
  return (isSigned ? sign : '') + digits.padStart(width, '0');
}

function fieldBytes<Source>(field: RecordField<Source>, source: Source, page: CodePage): Buffer {
  const value = field.value(source);
  if (field.type === 'digits' || field.type === 'signed') return Buffer.from(numberText(value, field), 'latin1');
  const bytes = textBytes(String(value), field, page);
  if (!field.mayBeEmpty && bytes.every((byte) => byte === 0x20)) throw new RangeError(`${field.name} is empty`);
  return bytes;
}

const lineEnd = Buffer.from('\r\n');

/**
 * A record with CR and LF behind it.
 * @throws RangeError for a number that its field has no room for, or a text that may not be empty and is
 */
export function writeRecord<Source>({ fields, page }: RecordLayout<Source>, source: Source): Buffer {
  return Buffer.concat([...fields.map((field) => fieldBytes(field, source, page)), lineEnd]);
}
