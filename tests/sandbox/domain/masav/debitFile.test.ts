import { array, assert, constantFrom, integer, oneof, property, record, string, uuid } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Debit, debitFile, type DebitFile, fileName, referenceOf } from '#sandbox/domain/masav/debitFile.ts';
import { readMasavFile } from '#tests/support/masavFile.ts';

const file: DebitFile = {
  institution: '12345678',
  institutionName: 'SANDBOX LTD',
  valueDate: '2026-11-01',
  createdOn: '2026-10-30',
  serial: 1,
};
const israel: Debit = {
  bank: 12,
  bankBranch: 571,
  bankAccount: '041116',
  nationalID: '123456782',
  name: 'ISRAEL ISRAELI',
  amount: 10_050,
  reference: '1001',
};
const written = (of: DebitFile, debits: readonly Debit[]) => Buffer.concat([...debitFile(of, debits)]);

/** Bytes of lines; characters above 0x7f stand for the byte of their code. */
const bytesOf = (...lines: readonly string[]) => Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1');
const nines = '9'.repeat(128);
const pad = (width: number) => ' '.repeat(width);

describe('a file, byte by byte', () => {
  it('is the published sample', () => {
    expect(written(file, [israel])).toEqual(
      bytesOf(
        `K12345678002611010001026103012345000000                   SANDBOX LTD${pad(56)}KOT`,
        '112345678000000001257100000000411160123456782ISRAEL ISRAELI  00000000100500000000000000000100100000000000504000000000000000000  ',
        `51234567800261101000100000000000000000000000001005000000000000001${pad(63)}`,
        nines,
      ),
    );
  });

  it('writes Hebrew in CP862, as it is seen from left to right, a final letter by its own byte, and nothing of typography', () => {
    const hebrew = { ...file, institution: '50000001', institutionName: 'מס״ב', serial: 12 };
    const dana = {
      ...israel,
      bank: 4,
      bankBranch: 7,
      bankAccount: '12',
      nationalID: '18',
      name: 'רוֹן כה־ץ',
      amount: 1,
    };
    // מ 8e, ס 91, ב 81; ר 98, ו 85, ן 8f, כ 8b, ה 84, ץ 95.
    expect(written(hebrew, [dana])).toEqual(
      bytesOf(
        `K50000001002611010012026103050000000000${pad(26)}\x81"\x91\x8e${pad(56)}KOT`,
        '1500000010000000004007000000000001200000000' +
          `18\x95-\x84\x8b \x8f\x85\x98${pad(8)}000000000000100000000000000001001` +
          '00000000000504000000000000000000  ',
        `55000000100261101001200000000000000000000000000000100000000000001${pad(63)}`,
        nines,
      ),
    );
  });

  // Bytes of CP862 above 0x7f: א 80, ה 84, ח 87, כ 8b, ל 8c, מ 8e, ן 8f, ע 92, ב 81, ש 99.
  it.each([
    ['a number among Hebrew', 'כהן 12', '12 \x8f\x84\x8b'],
    ['a decimal number', 'א 12.5', '12.5 \x80'],
    ['brackets, mirrored', 'אב (ל)', '(\x8c) \x81\x80'],
    ['Latin words among Hebrew', 'אב ABC מל', '\x8c\x8e ABC \x81\x80'],
    ['Hebrew behind Latin words', 'ABC בע״מ', 'ABC \x8e"\x92\x81'],
    ['Latin words alone', 'ABC (12)', 'ABC (12)'],
    ['a shekel sign', 'אב 5 ₪', '\x87"\x99 5 \x81\x80'],
    ['a long name, cut before it is turned round', `א${'ב'.repeat(30)}`, `${'\x81'.repeat(15)}\x80`],
  ])('writes %s as it is seen', (_case, name, seen) => {
    const [, debit = ''] = written(file, [{ ...israel, name }])
      .toString('latin1')
      .split('\r\n');
    expect(debit.slice(45, 61)).toBe(seen.padEnd(16));
  });

  it('of nothing has a head and a total', () => {
    expect(readMasavFile(written(file, []))).toMatchObject({ sum: 0, movements: [], serial: 1 });
  });

  it('has a name that tells institution, day and serial', () => {
    expect(fileName(file)).toBe('MSV_12345678_261030_001.txt');
  });
});

describe('any file', () => {
  const name = oneof(
    string({ unit: 'grapheme', maxLength: 40 }),
    string({
      unit: constantFrom('א', 'ב', 'ם', 'ץ', ' ', '1', '9', 'a', 'Z', '-', '"', '\u05b8', '\t', '\n'),
      maxLength: 40,
    }),
  );
  const debit = record({
    bank: integer({ min: 1, max: 99 }),
    bankBranch: integer({ min: 1, max: 999 }),
    bankAccount: integer({ min: 1, max: 999_999_999 }).map((number) => String(number).padStart(12, '0')),
    nationalID: integer({ min: 0, max: 999_999_999 }).map((number) => String(number).padStart(9, '0')),
    name,
    amount: integer({ min: 1, max: 999_999_999 }),
    reference: uuid().map(referenceOf),
  });

  it('is read back by the tables of the format, whatever stands in names', () => {
    assert(
      property(array(debit, { maxLength: 30 }), name, (debits, institutionName) => {
        const read = readMasavFile(written({ ...file, institutionName }, debits));
        expect(read).toMatchObject({ institution: '12345678', valueDate: '261101', createdOn: '261030' });
        expect(read.movements.map(({ name: _, ...rest }) => rest)).toEqual(
          debits.map(({ name: _, bankAccount, reference, ...rest }) => ({
            ...rest,
            bankAccount: String(Number(bankAccount)),
            reference: reference.padStart(20, '0'),
          })),
        );
      }),
    );
  });

  it.each([
    ['an institution without eight digits', { ...file, institution: '123456789' }, israel],
    ['an amount with a fraction', file, { ...israel, amount: 10.5 }],
    ['an account that is too long', file, { ...israel, bankAccount: '1234567890' }],
    ['a branch of four digits', file, { ...israel, bankBranch: 1000 }],
  ])('refuses %s, never cuts it', (_case, of, wrong) => {
    expect(() => written(of, [wrong])).toThrow(RangeError);
  });
});

it('a reference ends in six digits that are not all zero, and stays', () => {
  assert(
    property(uuid(), (id) => {
      expect(referenceOf(id)).toMatch(/^\d{1,19}$/);
      expect(Number(referenceOf(id).slice(-6))).toBeGreaterThan(0);
      expect(referenceOf(id)).toBe(referenceOf(id));
    }),
  );
  expect(referenceOf('00000000-0000-0000-0000-000000000000')).toBe('1');
});
