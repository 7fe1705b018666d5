import { assert, property, string } from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { csvRow } from '#src/list/export/csv.ts';
import { downloadOfView, type ReadPage } from '#src/list/export/exportView.ts';
import { sheetContentType } from '#contract/sheetParts.ts';
import { columnsFrom } from '#src/meta/columns.ts';
import { createFieldFormatter } from '#src/meta/format/formatField.ts';
import { readSheet } from '#tests/support/spreadsheet.ts';
import { rowOf } from '#tests/src/list/renderList.tsx';
import { context, sampleMeta } from '#tests/src/list/sampleMeta.ts';

describe('a row of the file', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+972501234567', "'+972501234567"],
    ['@sum', "'@sum"],
    ['-2+3', "'-2+3"],
    ['  =cmd', "'  =cmd"],
    ['＝1', "'＝1"],
    ['\tx', "'\tx"],
    ['-12.50', '-12.50'],
    ['דנה, "לוי"', '"דנה, ""לוי"""'],
    ['two\nlines', '"two\nlines"'],
    ['plain', 'plain'],
  ])('%j is written %j', (text, written) => {
    expect(csvRow([text, ''])).toBe(`${written},\r\n`);
  });

  it('never begins a cell as a formula, whatever it holds', () => {
    assert(
      property(string(), (text) => {
        const [first = ''] = csvRow([text]).replace(/^"/, '');
        if (/[=+@]/.test(first)) throw new Error(text);
      }),
    );
  });
});

describe('the file of what is on screen', () => {
  const columns = ['cardOwnerName', 'transactionAmount', 'paymentTransactionID'].flatMap(
    (field) => columnsFrom(sampleMeta).find((column) => column.field === field) ?? [],
  );
  const view = {
    title: 'עסקאות',
    currency: 'Currency',
    columns,
    format: createFieldFormatter(sampleMeta, context),
    total: 'סה״כ',
    rightToLeft: true,
  };
  const rows = Array.from({ length: 2300 }, (_, index) => ({ ...rowOf(index), id: String(index) }));

  it('holds all pages in the order and the columns of the screen, amounts as numbers with their currency', async () => {
    const getList = vi.fn<ReadPage>(async (_, { pagination: { page, perPage } }) => ({
      // A row that came meanwhile moves the last one of a page to the next.
      data: rows.slice(Math.max(0, perPage * (page - 1) - (page > 1 ? 1 : 0)), perPage * page),
      total: rows.length,
    }));
    const progress: (number | undefined)[] = [];
    const question = { sort: { field: 'cardOwnerName', order: 'ASC' as const }, filter: { terminalID: 't1' } };
    const { signal } = new AbortController();
    const file = await downloadOfView(view, getList, 'csv')('transactions', question, {
      signal,
      onProgress: ({ done }) => progress.push(done),
    });
    expect(getList.mock.calls.map(([, { pagination }]) => pagination?.page)).toEqual([1, 2, 3]);
    expect(getList.mock.calls[0]?.[1]).toMatchObject({ ...question, signal });
    expect(progress).toEqual([1000, 2000, 2300]);
    expect(file.fileName).toMatch(/^עסקאות-\d{4}-\d\d-\d\d\.csv$/);
    const bytes = new Uint8Array(await file.blob.arrayBuffer());
    expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(lines).toHaveLength(2301);
    expect(lines[0]).toBe('Cardholder,Amount,Transaction ID,Currency');
    expect(lines[1]).toBe(`Person 0,100.00,${rows[0]?.paymentTransactionID},ILS`);
  });

  it('can be summed: refunds and credits are negative', async () => {
    const { columns: all } = sampleMeta;
    const meta = { columns: { ...all, refundAmount: { name: 'Refunds', dataType: 'money' } } };
    const shown = ['transactionAmount', 'refundAmount'].flatMap(
      (field) => columnsFrom(meta).find((column) => column.field === field) ?? [],
    );
    const data = [
      { ...rowOf(1, { transactionAmount: 99.9, specialTransactionType: 'regularDeal' }), id: '1' },
      { ...rowOf(2, { transactionAmount: 200, specialTransactionType: 'refund' }), id: '2' },
      { ...rowOf(3, { transactionAmount: 1538.9, specialTransactionType: 'regularDeal', refundAmount: 0 }), id: '3' },
      { ...rowOf(4, { transactionAmount: 8, invoiceType: 'creditNote' }), id: '4' },
      { ...rowOf(5, { transactionAmount: 7, refundAmount: 2.5 }), id: '5' },
    ];
    const format = createFieldFormatter(meta, context);
    const own = { ...view, title: 'x', currency: undefined, columns: shown, format };
    const read: ReadPage = async () => ({ data, total: data.length });
    const file = await downloadOfView(own, read, 'csv')('transactions', {}, {});
    const [, ...lines] = (await file.blob.text()).trim().split('\r\n');
    expect(lines).toEqual(['99.90,', '-200.00,', '1538.90,0.00', '-8.00,', '7.00,-2.50']);
  });

  it('is a spreadsheet with filters, a heading in sight and totals by currency, in which texts stay as they are', async () => {
    const shown = ['cardOwnerName', 'transactionTimestamp', 'transactionAmount', 'dealReference'].flatMap((field) => {
      const meta = { columns: { ...sampleMeta.columns, dealReference: { name: 'Reference', dataType: 'string' } } };
      return columnsFrom(meta).find((column) => column.field === field) ?? [];
    });
    const data = [
      { transactionAmount: 99.9, dealReference: '0042' },
      { transactionAmount: 30, specialTransactionType: 'refund', dealReference: '+972501234567' },
      { transactionAmount: 10, currency: 'USD', dealReference: '=1+1' },
    ].map((row, index) => ({
      ...rowOf(index, { ...row, transactionTimestamp: '2026-11-14T22:30:00Z' }),
      id: String(index),
    }));
    const meta = { columns: { ...sampleMeta.columns, dealReference: { name: 'Reference', dataType: 'string' } } };
    const own = { ...view, columns: shown, format: createFieldFormatter(meta, context) };
    const read: ReadPage = async () => ({ data, total: data.length });
    const { blob, fileName } = await downloadOfView(own, read)('transactions', {}, {});
    expect([fileName.slice(-5), blob.type]).toEqual(['.xlsx', sheetContentType]);
    const { sheet, header, rows: told } = await readSheet(Buffer.from(await blob.arrayBuffer()));
    expect(header).toEqual([...shown.map(({ label }) => label), 'Currency']);
    expect(told.slice(0, 3)).toEqual([
      ['Person 0', new Date('2026-11-15T00:30:00Z'), 99.9, '0042', 'ILS'],
      ['Person 1', new Date('2026-11-15T00:30:00Z'), -30, '+972501234567', 'ILS'],
      ['Person 2', new Date('2026-11-15T00:30:00Z'), 10, '=1+1', 'USD'],
    ]);
    expect(told.slice(3).map(([label, , sum]) => [label, sum])).toEqual([
      ['סה״כ ILS', { formula: 'SUMIFS(C2:C4,E2:E4,"ILS")', result: 69.9 }],
      ['סה״כ USD', { formula: 'SUMIFS(C2:C4,E2:E4,"USD")', result: 10 }],
    ]);
    expect(sheet.autoFilter).toBe('A1:E4');
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1, rightToLeft: true });
  });

  it('is none when it is left, or a page fails', async () => {
    const stop = new AbortController();
    const getList = vi.fn<ReadPage>(async () => {
      stop.abort();
      return { data: rows.slice(0, 1000), total: rows.length };
    });
    const { signal } = stop;
    await expect(downloadOfView(view, getList)('transactions', {}, { signal })).rejects.toThrow('abort');
    expect(getList).toHaveBeenCalledTimes(1);
    const failing: ReadPage = async () => Promise.reject(new Error('down'));
    await expect(downloadOfView(view, failing)('transactions', {}, {})).rejects.toThrow('down');
  });
});
