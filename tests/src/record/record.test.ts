import { describe, expect, it } from 'vitest';
import type { Meta } from '#contract/meta.ts';
import { columnsFrom } from '#src/meta/columns.ts';
import { readableField } from '#src/meta/fieldName.ts';
import { formatRow } from '#src/meta/formatRow.ts';
import { inferColumn } from '#src/record/inferColumn.ts';
import { longDate } from '#src/record/longDate.ts';
import { recordName } from '#src/record/recordName.ts';
import { recordParts, summaryValue } from '#src/record/recordParts.ts';
import { context, dictionaries } from '#tests/src/list/sampleMeta.ts';

const guid = '21e0e579-8eeb-4205-8c9e-d29a2c946b37';

describe('a field no meta names', () => {
  it.each([
    ['merchantID', guid, { dataType: 'guid' }],
    ['updatedDate', '2026-11-15T09:49:25.604Z', { dataType: 'date' }],
    ['vatTotal', 6.48, { dataType: 'money' }],
    ['initialPaymentAmount', 1, { dataType: 'money' }],
    ['vat', 1, { dataType: 'money' }],
    ['vatRate', 0.18, { dataType: 'number' }],
    ['numberOfPayments', 3, { dataType: 'number' }],
    ['donation', false, { dataType: 'boolean' }],
    ['repeatPeriodType', 'monthly', { dataType: 'dictionary', dictionary: 'repeatPeriodTypeEnum' }],
    ['repeatPeriodType', 'never heard of', { dataType: 'string' }],
    ['operationCode', 'Sent', { dataType: 'dictionary', dictionary: 'paymentRequestHistoryEnum' }],
    ['bank', 12, { dataType: 'dictionary', dictionary: 'banks' }],
    ['sendCCTo', ['a@b.test'], { dataType: 'string' }],
    ['toString', 'x', { dataType: 'string' }],
  ])('is judged by its name and value: %s %j', (field, value, expected) => {
    const all = { ...dictionaries, banks: { 12: 'Hapoalim' }, paymentRequestHistoryEnum: { Sent: 'Sent' } };
    expect(inferColumn(field, value, 'Name', all)).toEqual({ name: 'Name', ...expected });
  });

  it.each([
    ['shvaShovarNumber', 'Shva shovar number'],
    ['consumerIP', 'Consumer IP'],
    ['paymentTransactionID', 'Payment transaction ID'],
    ['oKNumber', 'O k number'],
    ['zip', 'Zip'],
    ['payload.eventName', 'Event name'],
  ])('is made readable: %s', (field, expected) => {
    expect(readableField(field)).toBe(expected);
  });
});

describe('a record', () => {
  const meta: Meta = {
    columns: {
      paymentTransactionID: { name: 'Transaction ID', dataType: 'guid' },
      cardNumber: { name: 'Card number', dataType: 'string' },
      dealDetails: { name: 'Deal', dataType: 'string' },
      rejectionReason: { name: 'Refused because', dataType: 'string' },
    },
  };
  const record = {
    id: guid,
    paymentTransactionID: guid,
    currency: 'USD',
    creditCardDetails: { cardNumber: '****1', cardExpiration: '09/28' },
    dealDetails: {
      dealReference: 'R-1',
      consumerAddress: { city: 'Haifa' },
      items: [
        { itemID: guid, price: 3, itemName: 'Soap' },
        { itemName: 'Oil', currency: 'ILS', sku: 'S' },
      ],
    },
    vatTotal: 2,
    history: [],
    origin: null,
    extension: {},
    updateTimestamp: 'AAAAAAAAAAE=',
    $full: 'x',
  };
  const parts = recordParts(record, {
    meta,
    dictionaries,
    labelOf: (field) => `<${field}>`,
    titles: { summary: 'Summary', more: 'More' },
  });

  it('is divided: columns of the meta, objects, tables, what is left; nothing empty, nothing for machines', () => {
    expect(parts.map(({ key, label, kind, meta }) => [key, label, kind, Object.keys(meta.columns)])).toEqual([
      ['summary', 'Summary', 'fields', Object.keys(meta.columns)],
      ['creditCardDetails', '<creditCardDetails>', 'fields', ['cardNumber', 'cardExpiration']],
      ['dealDetails', 'Deal', 'fields', ['dealReference']],
      ['dealDetails.consumerAddress', '<consumerAddress>', 'fields', ['city']],
      ['dealDetails.items', '<items>', 'table', ['itemName', 'price', 'currency', 'sku', 'itemID']],
      ['more', 'More', 'fields', ['currency', 'vatTotal']],
    ]);
  });

  it('finds a flat column of its list inside its objects', () => {
    expect(summaryValue(record, 'cardNumber')).toBe('****1');
    expect(summaryValue(record, 'rejectionReason')).toBeUndefined();
    expect(parts[0]?.rows[0]).toMatchObject({ paymentTransactionID: guid, cardNumber: '****1' });
  });

  it('lends its currency to the amounts of its objects', () => {
    const items = parts.find(({ kind }) => kind === 'table');
    const texts = items?.rows.map((row) => formatRow(row, items.meta, context).price);
    expect(texts).toEqual(['3.00$', '']);
    expect(items?.rows[1]?.currency).toBe('ILS');
  });

  it('ends at a depth no record of the contract has', () => {
    const deep = { a: { b: { c: { d: { e: { f: 1 } } } } } };
    const keys = recordParts(deep, {
      meta: { columns: {} },
      dictionaries: {},
      labelOf: String,
      titles: { summary: '', more: '' },
    }).map(({ key }) => key);
    expect(keys).toEqual([]);
  });

  it('is named by what its meta has', () => {
    const nameOf = (columns: Record<string, string>, texts: Record<string, string>) => {
      const entries = Object.entries(columns).map(([field, dataType]) => [field, { name: field, dataType }]);
      const { name, amount } = recordName(columnsFrom({ columns: Object.fromEntries(entries) }), texts);
      return [name?.field, amount?.field];
    };
    const columns = { terminalName: 'string', cardNumber: 'string', itemName: 'string', price: 'money' };
    expect(nameOf(columns, { terminalName: 'x', cardNumber: '1', itemName: 'Soap', price: '1' })).toEqual([
      'itemName',
      'price',
    ]);
    expect(nameOf(columns, { terminalName: 'x', itemName: '', price: '1' })).toEqual([undefined, 'price']);
  });
});

describe('the long form of a date', () => {
  const day = { kind: 'day', day: '2026-11-15' } as const;
  const instant = { kind: 'instant', at: new Date('2026-11-15T22:30:00Z') } as const;

  it('has the weekday in words', () => {
    expect(longDate(day, 'he-IL', 'America/New_York')).toBe('יום ראשון, 15 בנובמבר 2026');
    expect(longDate(day, 'en-IL', 'Asia/Tokyo')).toBe('Sunday, 15 November 2026');
  });

  it('has the time of an instant, where the person is', () => {
    expect(longDate(instant, 'en-IL', 'Asia/Jerusalem')).toBe('Monday, 16 November 2026, 00:30');
    expect(longDate(instant, 'en-IL', 'UTC')).toBe('Sunday, 15 November 2026, 22:30');
  });
});
