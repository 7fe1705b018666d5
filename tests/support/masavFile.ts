import { expect } from 'vitest';

/**
 * Reads a Masav debit file as a bank does: by the tables of its records, positions from 1. Nothing here is the product's.
 */
type Layout = Readonly<Record<string, readonly [from: number, to: number]>>;

const header = {
  kind: [1, 1],
  institution: [2, 9],
  currency: [10, 11],
  valueDate: [12, 17],
  zero18: [18, 18],
  serial: [19, 21],
  zero22: [22, 22],
  createdOn: [23, 28],
  sender: [29, 33],
  zeros34: [34, 39],
  institutionName: [40, 69],
  spaces70: [70, 125],
  kot: [126, 128],
} as const satisfies Layout;

const movement = {
  kind: [1, 1],
  institution: [2, 9],
  currency: [10, 11],
  zeros12: [12, 17],
  bank: [18, 19],
  branch: [20, 22],
  accountType: [23, 26],
  account: [27, 35],
  zero36: [36, 36],
  nationalID: [37, 45],
  name: [46, 61],
  amount: [62, 74],
  reference: [75, 94],
  period: [95, 102],
  textCode: [103, 105],
  kindOfMovement: [106, 108],
  zeros109: [109, 126],
  spaces127: [127, 128],
} as const satisfies Layout;

const total = {
  kind: [1, 1],
  institution: [2, 9],
  currency: [10, 11],
  valueDate: [12, 17],
  zero18: [18, 18],
  serial: [19, 21],
  creditSum: [22, 36],
  debitSum: [37, 51],
  creditCount: [52, 58],
  debitCount: [59, 65],
  spaces66: [66, 128],
} as const satisfies Layout;

/** Fields that are text; all others are digits, but for the letters of the header. */
const texts = new Set(['institutionName', 'name', 'kind', 'kot']);

const letters = Array.from({ length: 27 }, (_, index) => String.fromCharCode(0x05d0 + index));

/** CP862, as far as Masav knows it. */
const decode = (bytes: Uint8Array) =>
  [...bytes].map((byte) => (byte >= 0x80 && byte <= 0x9a ? letters[byte - 0x80] : String.fromCharCode(byte))).join('');

const reversed = (text: string) => [...text].toReversed().join('');

/** A Hebrew name as people write it: in the file it stands as it is seen, numbers and Latin words the right way round. */
const readable = (text: string) => {
  const name = text.trim();
  return /[\u05d0-\u05ea]/.test(name) ? reversed(name).replace(/[\dA-Za-z]+/g, reversed) : name;
};

function read<Fields extends Layout>(layout: Fields, line: string): Record<keyof Fields & string, string> {
  let next = 1;
  const fields = Object.entries(layout).map(([name, [from, to]]) => {
    expect(from, name).toBe(next);
    next = to + 1;
    const value = line.slice(from - 1, to);
    if (name.startsWith('zero')) expect(value, name).toMatch(/^0+$/);
    else if (name.startsWith('spaces')) expect(value, name).toMatch(/^ +$/);
    else if (!texts.has(name)) expect(value, name).toMatch(/^\d+$/);
    return [name, value];
  });
  expect(next).toBe(129);
  return Object.fromEntries(fields) as Record<keyof Fields & string, string>;
}

/** The records of a file, each of 128 bytes with CR and LF, the nines at its end taken away. */
function linesOf(bytes: Uint8Array): string[] {
  expect(bytes.length % 130).toBe(0);
  const lines = Array.from({ length: bytes.length / 130 }, (_, index) => {
    const line = bytes.subarray(index * 130, (index + 1) * 130);
    expect([line[128], line[129]]).toEqual([13, 10]);
    expect(line.subarray(0, 128).every((byte) => byte >= 32 && byte <= 0x9a && byte !== 0x7f)).toBe(true);
    return decode(line.subarray(0, 128));
  });
  expect(lines.pop()).toBe('9'.repeat(128));
  return lines;
}

/** What a bank makes of a file, which must be sound in itself: controls, constants, one institution. */
export function readMasavFile(bytes: Uint8Array) {
  const [first = '', ...rest] = linesOf(bytes);
  const last = rest.pop() ?? '';
  const head = read(header, first);
  const movements = rest.map((line) => read(movement, line));
  const end = read(total, last);
  expect([head.kind, head.currency, head.kot, end.kind, end.currency]).toEqual(['K', '00', 'KOT', '5', '00']);
  expect(end).toMatchObject({ institution: head.institution, valueDate: head.valueDate, serial: head.serial });
  expect(head.sender).toBe(head.institution.slice(0, 5));
  expect(Number(head.serial)).toBeGreaterThan(0);
  const sum = movements.reduce((agorot, { amount }) => agorot + Number(amount), 0);
  expect([Number(end.debitSum), Number(end.debitCount)]).toEqual([sum, movements.length]);
  expect([Number(end.creditSum), Number(end.creditCount)]).toEqual([0, 0]);
  for (const row of movements) {
    expect(row).toMatchObject({ kind: '1', institution: head.institution, currency: '00', accountType: '0000' });
    expect(row).toMatchObject({ textCode: '000', kindOfMovement: '504', period: '00000000' });
    expect(Number(row.amount)).toBeGreaterThan(0);
    expect(Number(row.reference.slice(-6))).toBeGreaterThan(0);
  }
  return {
    institution: head.institution,
    institutionName: readable(head.institutionName),
    valueDate: head.valueDate,
    createdOn: head.createdOn,
    serial: Number(head.serial),
    sum,
    movements: movements.map(({ bank, branch, account, nationalID, name, amount, reference }) => ({
      bank: Number(bank),
      bankBranch: Number(branch),
      bankAccount: String(Number(account)),
      nationalID,
      name: readable(name),
      amount: Number(amount),
      reference,
    })),
  };
}
