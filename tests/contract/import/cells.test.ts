import { describe, expect, it } from 'vitest';
import { cellsOf, normalizedCells, rowKey } from '#contract/import/cells.ts';
import { columnOf, importColumns, type ImportCells, missingColumns } from '#contract/import/columns.ts';
import { allowedWords, importHeadings, wireWordOf } from '#contract/import/headings.ts';
import { enumValues } from '#contract/enums.ts';
import { csvFormatOf, separatorOf } from '#contract/import/csvText.ts';

describe('a header', () => {
  it('is read in any case, in any order; unknown columns are left out', () => {
    expect([columnOf(' ConsumerName '), columnOf('errors'), columnOf('שגיאות')]).toEqual([
      'consumerName',
      undefined,
      undefined,
    ]);
    expect(cellsOf(['errors', 'PAYMENTTYPE', 'consumerName'], ['bad', ' card ', ''])).toEqual({ paymentType: 'card' });
  });

  it('is read in Hebrew and in English, whatever quotes and stars stand in it', () => {
    for (const column of importColumns) {
      const { he, en } = importHeadings[column];
      expect([he, `${en} *`, he.replaceAll('״', '"')].map(columnOf)).toEqual([column, column, column]);
    }
  });

  it('says which columns it lacks', () => {
    expect(missingColumns(['consumerName', 'consumerEmail', 'transactionAmount', 'paymentType'])).toEqual([
      'repeatPeriodType',
    ]);
  });

  it.each([
    ['a,b,c', ','],
    ['a;b;c', ';'],
    ['a\tb', '\t'],
    ['"a,b,c,d";e;f', ';'],
    ['alone', ','],
  ] as const)('%j is parted by %j', (line, separator) => {
    expect(separatorOf(line)).toBe(separator);
  });

  it('is known wherever the pieces of its file end', () => {
    const bytes = new TextEncoder().encode('שם;סכום\r\nדנה,לוי,כהן;5');
    const pieces = Array.from(bytes, (byte) => Uint8Array.of(byte));
    expect(csvFormatOf(pieces)).toEqual({ encoding: 'utf-8', separator: ';' });
    expect(csvFormatOf(pieces.slice(1))).toEqual({ encoding: 'windows-1255', separator: ';' });
  });
});

describe('a row', () => {
  const row: ImportCells = {
    consumerName: 'דנה',
    transactionAmount: '1,234.50',
    startAt: '31/1/2027',
    vatRate: '18%',
    issueInvoice: 'כן',
    paymentType: 'Card',
    consumerEmail: 'Dana@Mail.test',
  };

  it('is the same however its file wrote it', () => {
    const other: ImportCells = {
      paymentType: 'card',
      consumerEmail: 'dana@mail.test',
      consumerName: 'דנה',
      transactionAmount: '1234.50',
      startAt: '2027-01-31',
      vatRate: '0.18',
      issueInvoice: 'true',
    };
    expect(normalizedCells(row)).toEqual(other);
    expect(rowKey(normalizedCells(row))).toBe(rowKey(normalizedCells(other)));
    expect(rowKey(normalizedCells({ ...other, consumerName: 'רונית' }))).not.toBe(rowKey(normalizedCells(row)));
  });

  it('may use the words of either language, each of which travels as one', () => {
    const written = { paymentType: 'אשראי', repeatPeriodType: 'Bi-Monthly', currency: 'ש"ח', invoiceType: 'קבלה' };
    expect(normalizedCells(written)).toEqual({
      currency: 'ILS',
      paymentType: 'card',
      repeatPeriodType: 'biMonthly',
      invoiceType: 'paymentInfo',
    });
    expect(enumValues('repeatPeriodType').map((word) => wireWordOf('repeatPeriodType', word))).toEqual(
      enumValues('repeatPeriodType'),
    );
    for (const column of importColumns) {
      const [he, en] = [allowedWords(column, 'he') ?? [], allowedWords(column, 'en') ?? []];
      expect(he.map((word) => wireWordOf(column, word))).toEqual(en.map((word) => wireWordOf(column, word)));
    }
  });

  it.each([
    ['18', '0.18'],
    ['18%', '0.18'],
    ['17.5 %', '0.175'],
    ['0.18', '0.18'],
    ['0', '0'],
    ['1', '0.01'],
  ])('with VAT of %j says %s, however often it is read', (vatRate, fraction) => {
    const once = normalizedCells({ vatRate });
    expect(once).toEqual({ vatRate: fraction });
    expect(normalizedCells(once)).toEqual(once);
  });

  it('keeps what makes no sense, formulas too', () => {
    const strange: ImportCells = { transactionAmount: '=1+1', startAt: '31/02/2027', issueInvoice: 'maybe' };
    expect(normalizedCells(strange)).toEqual(strange);
  });
});
