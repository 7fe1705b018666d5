import { array, assert, asyncProperty, boolean, constantFrom, integer, option, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImportCells } from '#contract/import/columns.ts';
import { FileRefusal } from '#src/resources/importBillingDeals/validation/fileRefusal.ts';
import { validateFile } from '#src/resources/importBillingDeals/validation/validateFile.ts';
import { dealFile, goodRow, piecesOf, windows1255 } from './dealFile.ts';

const today = '2026-11-15';
const card = '4580 2800 0000 0008';
const validated = async (file: string | Uint8Array, size?: number) => {
  const read = await validateFile({ pieces: piecesOf(file, size), today });
  return { ...read, summary: read.summary() };
};
const faultsOf = (file: string | Uint8Array) =>
  validated(file).then(
    () => [],
    (error: unknown) => (error instanceof FileRefusal ? error.faults : [error]),
  );
const textOf = async (file: Blob) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());

describe('a file', () => {
  const rows = [goodRow(1), goodRow(2, { consumerName: 'דנה "הגדולה" כהן' }), goodRow(3)];
  const quoted = dealFile(rows).replace('דנה "הגדולה" כהן', '"דנה ""הגדולה"" כהן"');

  it.each<[string, string | Uint8Array]>([
    ['in UTF-8', quoted],
    ['with the mark of UTF-8', `\ufeff${quoted}`],
    ['with semicolons', quoted.replaceAll(',', ';')],
    ['with tabs', quoted.replaceAll(',', '\t')],
    ['in Windows-1255', windows1255(quoted.replaceAll(',', ';'))],
    ['with lines of separators alone', `${quoted}\r\n,,,,,\r\n\r\n`],
    ['with line feeds alone', quoted.replaceAll('\r\n', '\n')],
  ])('%s is understood', async (_, file) => {
    const { summary, page } = await validated(file, 11);
    expect(summary).toEqual({ rows: 3, good: 3, faulty: 0, repeated: 0, cards: 0, fractions: 0, unread: [] });
    expect(page('good', 1, 1)).toEqual([
      { rowNumber: 2, sheetRow: expect.any(Number), name: 'דנה "הגדולה" כהן', amount: '118.00', faults: [] },
    ]);
  });

  it.each<[string, string | Uint8Array, object[]]>([
    ['empty', '', [{ key: 'FileIsEmpty' }]],
    ['a header alone', dealFile([]), [{ key: 'FileIsEmpty' }]],
    ['something else', 'PK\u0003\u0004\u0000\u0000', [{ key: 'OnlyCsvFilesAreAllowed' }]],
    ['one endless line', 'x'.repeat(50_000), [{ key: 'OnlyCsvFilesAreAllowed' }]],
    [
      'lacking columns',
      dealFile(rows).replace('consumerEmail', 'letters').replace('paymentType', 'how'),
      [
        { key: 'FileLacksColumn', column: 'consumerEmail' },
        { key: 'FileLacksColumn', column: 'paymentType' },
      ],
    ],
    [
      'with a card number for a heading',
      dealFile(rows).replace('bankBranch', card),
      [{ key: 'HeadingHoldsCardNumber' }],
    ],
  ])('that is %s is told so', async (_, file, faults) => {
    expect(await faultsOf(file)).toEqual(faults);
  });

  it('of 100,001 rows is told how many there may be', async () => {
    const line = dealFile([goodRow(1)]).split('\r\n');
    const file = [line[0], ...Array.from({ length: 100_001 }, () => 'x')].join('\n');
    expect(await faultsOf(file)).toEqual([{ key: 'FileTooLong', values: { max: 100_000 } }]);
  });

  it('tells what nobody reads of it, and how far it is', async () => {
    const seen: number[] = [];
    const file = dealFile(rows).replace('vatRate', 'הערות').replace('endAt,', 'שגיאות,');
    const { summary } = await validateFile({
      pieces: piecesOf(file, 100),
      today,
      onProgress: ({ done, total }) => seen.push(done / total),
    });
    expect(summary().unread).toEqual(['הערות']);
    expect(seen.at(-1)).toBe(1);
    expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
  });
});

describe('a row', () => {
  it.each<[ImportCells, string, string]>([
    [{ consumerEmail: '' }, 'consumerEmail', 'CanNotImportCustomerWithoutEmail'],
    [{ consumerEmail: 'dana' }, 'consumerEmail', 'EmailMustBeValid'],
    [{ consumerName: '' }, 'consumerName', 'ConsumerNameIsRequired'],
    [{ consumerNationalID: '123456789' }, 'consumerNationalID', 'IsraeliNationalIdMustBeValid'],
    [{ paymentType: 'card' }, 'creditCardToken', 'Required'],
    [{ startAt: '2020-01-01' }, 'startAt', 'Expired'],
    [{ startAt: '2027-01-01', endAt: '2027-01-01' }, 'endAt', 'EndDateLaterStart'],
    [{ dealDescription: `card ${card}` }, 'dealDescription', 'CellHoldsCardNumber'],
  ])('with %j is told its fault in its column', async (change, column, key) => {
    const { page } = await validated(dealFile([goodRow(1), goodRow(2, change)]));
    const [found, ...others] = page('faulty', 0, 10);
    expect(others).toEqual([]);
    expect([found?.rowNumber, found?.faults.map((fault) => [fault.column, fault.key])]).toEqual([2, [[column, key]]]);
  });

  it('that says the same as one before it is known, however it is written', async () => {
    const again = goodRow(1, { transactionAmount: '"118.00"', repeatPeriodType: 'monthly ' });
    const { summary, page } = await validated(dealFile([goodRow(1), goodRow(2), again]));
    expect(summary).toMatchObject({ good: 2, repeated: 1, faulty: 0 });
    expect(page(undefined, 0, 1)).toMatchObject([{ rowNumber: 3, sheetRow: 4, sameAs: 2 }]);
  });

  it('with a card number in a column that is not read keeps the file here, and nothing of it is told', async () => {
    const file = dealFile([goodRow(1), goodRow(2, { vatRate: card, consumerName: 'דנה' })]).replace('vatRate', 'notes');
    const checked = await validated(file);
    expect(checked.summary).toMatchObject({ cards: 1, faulty: 1, good: 1 });
    expect(checked.page('faulty', 0, 1)).toMatchObject([
      { rowNumber: 2, name: '', amount: '', faults: [{ column: 'notes' }] },
    ]);
    const written = await textOf(await checked.checkedFile());
    expect(written).not.toContain(card);
    expect(written).toContain('דנה');
  });

  it('keeps its formulas, which nobody runs', async () => {
    const formula = '=SUM(A1:A2)';
    const { checkedFile, page } = await validated(
      dealFile([goodRow(1, { dealDescription: formula, transactionAmount: '=2+3' })]),
    );
    expect(page('faulty', 0, 1)).toMatchObject([{ amount: '=2+3', faults: [{ column: 'transactionAmount' }] }]);
    expect(await textOf(await checkedFile())).toContain(`,${formula},`);
  });
});

describe('the checked file', () => {
  it("is the merchant's own with two columns more, which are left out when it comes again", async () => {
    const notes = dealFile([goodRow(1, { consumerEmail: '', dealReference: 'a;b' }), goodRow(2)], ';').replace(
      'a;b',
      '"a;b"',
    );
    const first = await textOf(await (await validated(notes)).checkedFile());
    const [header = '', faulty = '', good = ''] = first.split('\r\n');
    expect(header.startsWith('\ufeffconsumerExternalReference;')).toBe(true);
    expect(header.endsWith(';invoiceSubject;שגיאות;Faults')).toBe(true);
    expect(faulty.endsWith(";consumerEmail: Can't import customer without e-mail")).toBe(true);
    expect(faulty).toContain('"a;b"');
    expect(faulty).toContain('לא ניתן לייבא לקוח ללא כתובת דוא״ל');
    expect(good.endsWith(';;')).toBe(true);
    const again = await validated(first);
    expect(again.summary).toMatchObject({ rows: 2, good: 1, faulty: 1, unread: [] });
    expect(await textOf(await again.checkedFile())).toBe(first);
  });

  it('of some rows has these alone', async () => {
    const { fileOf } = await validated(dealFile([1, 2, 3, 4].map((number) => goodRow(number))));
    const part = await validated(new Uint8Array(await (await fileOf([2, 4])).arrayBuffer()));
    expect(part.page('good', 0, 9).map(({ name }) => name)).toEqual(['לקוח 2', 'לקוח 4']);
  });
});

/** Ways in which a row goes wrong, each seen in its own column. */
const seeds: readonly [ImportCells, string][] = [
  [{ consumerEmail: '' }, 'consumerEmail'],
  [{ transactionAmount: '-5' }, 'transactionAmount'],
  [{ paymentType: 'cash' }, 'paymentType'],
  [{ repeatPeriodType: 'daily' }, 'repeatPeriodType'],
  [{ bank: 'Leumi' }, 'bank'],
  [{ dealReference: card }, 'dealReference'],
];

describe('seeded faults', () => {
  it('are each found on their row in a file of 10,000', async () => {
    const seeded = new Map<number, readonly [ImportCells, string]>();
    for (let row = 7; row <= 10_000; row += 61) seeded.set(row, seeds[row % seeds.length] ?? [{}, '']);
    const rows = Array.from({ length: 10_000 }, (_, index) => goodRow(index + 1, seeded.get(index + 1)?.[0]));
    const { summary, page } = await validated(dealFile(rows));
    expect(summary).toMatchObject({ rows: 10_000, faulty: seeded.size, good: 10_000 - seeded.size });
    const found = page('faulty', 0, 10_000).map(({ rowNumber, faults }) => [
      rowNumber,
      faults.map(({ column }) => column),
    ]);
    expect(found).toEqual([...seeded].map(([row, [, column]]) => [row, [column]]));
  });

  it('are found whatever the file is written in, and wherever its pieces end', async () => {
    const cases = record({
      faulty: array(option(constantFrom(...seeds), { nil: undefined }), { minLength: 1, maxLength: 12 }),
      separator: constantFrom(',', ';', '\t'),
      old: boolean(),
      size: integer({ min: 1, max: 400 }),
    });
    await assert(
      asyncProperty(cases, async ({ faulty, separator, old, size }) => {
        const text = dealFile(
          faulty.map((seed, index) => goodRow(index + 1, seed?.[0])),
          separator,
        );
        const { page } = await validated(old ? windows1255(text) : text, size);
        const expected = faulty.flatMap((seed, index) => (seed ? [[index + 1, seed[1]]] : []));
        expect(page('faulty', 0, 99).map(({ rowNumber, faults }) => [rowNumber, faults[0]?.column])).toEqual(expected);
      }),
      { numRuns: 40, seed: 14 },
    );
  });
});
