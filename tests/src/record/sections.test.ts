import { describe, expect, it } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import { createFieldFormatter } from '#src/meta/format/formatField.ts';
import { recordSections, type SectionsWanted } from '#src/record/sections/recordSections.ts';
import { context as format } from '#tests/src/list/sampleMeta.ts';
import { contextOf, meta, record } from './sampleRecord.ts';

describe('the sections of a record', () => {
  const sectionsOf = (row: Row, wanted: Partial<SectionsWanted> = {}) =>
    recordSections(row, { coveredFields: [], without: [], ...wanted }, contextOf(row, meta, ['paymentTransactionID']));
  const outline = (row: Row, wanted?: Partial<SectionsWanted>) =>
    sectionsOf(row, wanted).map(({ key, label, facts, table }) => [
      key,
      label,
      table ? Object.keys(table.meta.columns) : facts.map((fact) => fact.key),
    ]);

  it('are its objects, its tables, what is left, and what is for machines; nothing empty', () => {
    expect(outline(record)).toEqual([
      ['dealDetails', 'Deal', ['dealDetails.dealReference', 'dealDetails.consumerName', 'dealDetails.consumerAddress']],
      ['dealDetails.items', 'Items', ['itemName', 'price', 'sku', 'vatRate']],
      [
        'creditCardDetails',
        'Credit card details',
        ['creditCardDetails.cardNumber', 'creditCardDetails.cardExpiration'],
      ],
      ['more', '<record.more>', ['vatTotal']],
      [
        'technical',
        '<record.technical>',
        ['paymentTransactionID', 'dealDetails.consumerID', 'currency', 'netTotal', 'allowRefund'],
      ],
    ]);
  });

  it('say nothing twice, and what their declaration calls technical stands there', () => {
    const sections = [{ key: 'card', label: 'card', facts: ['cardNumber', 'rejectionReason'] }];
    const wanted = {
      coveredFields: ['dealDetails.dealReference'],
      sections,
      technical: ['vatTotal'],
      without: ['dealDetails.items'],
    };
    expect(outline(record, wanted)).toEqual([
      ['card', '<card>', ['cardNumber']],
      ['dealDetails', 'Deal', ['dealDetails.consumerName', 'dealDetails.consumerAddress']],
      ['creditCardDetails', 'Credit card details', ['creditCardDetails.cardExpiration']],
      [
        'technical',
        '<record.technical>',
        ['paymentTransactionID', 'dealDetails.consumerID', 'currency', 'vatTotal', 'netTotal', 'allowRefund'],
      ],
    ]);
    expect(outline({ extra: { one: 'x' } }, { technical: ['extra'] })).toEqual([
      ['technical', '<record.technical>', ['extra.one']],
    ]);
  });

  it('lend the currency of the record to the amounts of its tables', () => {
    const table = sectionsOf(record).find((section) => section.table)?.table;
    const textOf = createFieldFormatter(table?.meta ?? { columns: {} }, format);
    expect(table?.rows.map((row) => textOf(row, 'price').text)).toEqual(['3.00$', '']);
    expect(table?.rows[1]).toMatchObject({ currency: 'ILS' });
    expect(table?.rows.map((row) => textOf(row, 'vatRate').text)).toContain('18%');
  });

  it('end at a depth no record of the contract has', () => {
    expect(outline({ a: { b: { c: { d: { e: { f: 1 } } } } } })).toEqual([]);
  });
});
