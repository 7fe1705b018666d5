import { describe, expect, it } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import type { TableOfParts } from '#src/record/declaration.ts';
import { declaredTable } from '#src/record/sections/recordTables.ts';
import { contextOf } from './sampleRecord.ts';

const lines: TableOfParts<Row> = {
  field: 'dealDetails.items',
  columns: ['itemName', 'sku', 'quantity', 'price', 'discount', 'vatRate', 'amount'],
  differing: ['vatRate'],
  sum: { column: 'amount', total: 'invoiceAmount', parts: ['netTotal', 'vatTotal'] },
};
const soap = { itemID: 'i1', itemName: 'Soap', quantity: 2, price: 50, discount: 10, vatRate: 0.18, amount: 90 };
const oil = { itemName: 'Oil', quantity: 1, price: 28, discount: 0, vatRate: 0.18, amount: 28, netPrice: 23.73 };
const document = { currency: 'ILS', invoiceAmount: 118, netTotal: 100, vatTotal: 18 };

function drawn(rows: readonly Row[], record: Row = document) {
  const table = declaredTable(rows, lines, record, contextOf(record));
  return {
    columns: Object.keys(table?.meta.columns ?? {}),
    rows: table?.rows,
    sums: table?.sums?.map(({ label, field }) => [label, field.text]),
  };
}

describe('the lines of a record', () => {
  it('stand in their declared columns, a nought left out, and add up to the amount and what it is made of', () => {
    const { columns, rows, sums } = drawn([soap, oil]);
    expect(columns).toEqual(['itemName', 'quantity', 'price', 'discount', 'amount']);
    expect(rows?.[1]).not.toHaveProperty('discount');
    expect(rows?.[0]).toMatchObject({ itemID: 'i1', currency: 'ILS' });
    expect(sums).toEqual([
      ['<record.total>', '118.00₪'],
      ['Net total', '100.00₪'],
      ['Vat total', '18.00₪'],
    ]);
  });

  it('tell the rate of VAT where it differs', () => {
    expect(drawn([soap, { ...oil, vatRate: 0 }]).columns).toContain('vatRate');
  });

  it('that come to another sum say what the difference is', () => {
    const { rows } = drawn([soap], { ...document, invoiceAmount: 100.5 });
    expect(rows?.[1]).toMatchObject({ itemName: '<record.difference>', amount: 10.5 });
  });

  it('of what gives back are negative with their sum', () => {
    const credit = { ...document, invoiceType: 'creditNote' };
    const { rows, sums } = drawn([soap, oil], credit);
    expect(rows?.every(({ isRefund }) => isRefund === true)).toBe(true);
    expect(sums?.[0]).toEqual(['<record.total>', '-118.00₪']);
  });

  it('are no table where none of their columns says anything', () => {
    expect(declaredTable([{ note: 'x' }], lines, document, contextOf(document))).toBeUndefined();
  });
});
