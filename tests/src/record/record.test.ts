import { describe, expect, it } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import type { Meta } from '#contract/meta.ts';
import { readableField } from '#src/meta/fieldName.ts';
import { formatRow } from '#src/meta/formatRow.ts';
import type { Fact, RecordPageDeclaration } from '#src/record/declaration.ts';
import { factWords } from '#src/record/facts/factWords.ts';
import { pathIn, saysNothing } from '#src/record/facts/fieldPath.ts';
import { longDate } from '#src/record/facts/longDate.ts';
import { metaFacts, shownFacts, type FactContext } from '#src/record/facts/shownFacts.ts';
import { recordName, spokenName } from '#src/record/recordName.ts';
import { inferColumn, rateText } from '#src/record/sections/inferColumn.ts';
import { recordSections, type SectionsWanted } from '#src/record/sections/recordSections.ts';
import { context as format, dictionaries } from '#tests/src/list/sampleMeta.ts';

const guid = '21e0e579-8eeb-4205-8c9e-d29a2c946b37';

/** What facts of a record are read with; customers and items may be opened. */
function contextOf(record: Row, columns: Meta['columns'] = {}, idFields: readonly string[] = []): FactContext {
  const pathOf = (field: string, value: unknown) =>
    ['consumerID', 'itemID'].includes(field) && typeof value === 'string' ? `/${field}/${value}` : undefined;
  const words = factWords(record, format, { translate: (key) => `<${key}>`, pathOf });
  return { meta: { columns }, names: {}, format, idFields, words };
}

const told = (record: Row, facts: readonly Fact[], columns?: Meta['columns']) =>
  shownFacts(record, facts, contextOf(record, columns)).map(({ label, field, own }) => [
    label,
    field?.text ?? own?.text ?? own?.money,
    field?.href ?? own?.href,
  ]);

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

  it('is a percentage where it is a rate of VAT', () => {
    expect([rateText('vatRate', 0.18), rateText('vatRate', 0.175), rateText('price', 1)]).toEqual([
      '18%',
      '17.5%',
      undefined,
    ]);
  });
});

const meta: Meta['columns'] = {
  paymentTransactionID: { name: 'Transaction ID', dataType: 'guid' },
  cardNumber: { name: 'Card number', dataType: 'string' },
  dealDetails: { name: 'Deal', dataType: 'string' },
  rejectionReason: { name: 'Refused because', dataType: 'string' },
};
const record = {
  id: guid,
  paymentTransactionID: guid,
  currency: 'USD',
  creditCardDetails: { cardNumber: '****1', cardExpiration: '09/28' },
  dealDetails: {
    dealReference: 'R-1',
    consumerName: 'Dana',
    consumerID: guid,
    consumerAddress: { city: 'Haifa' },
    items: [
      { itemID: guid, price: 3, discount: 0, itemName: 'Soap' },
      { itemName: 'Oil', currency: 'ILS', sku: 'S', vatRate: 0.18 },
    ],
  },
  vatTotal: 2,
  netTotal: 0,
  allowRefund: true,
  history: [],
  origin: null,
  extension: {},
  updateTimestamp: 'AAAAAAAAAAE=',
  $full: 'x',
};

describe('a fact', () => {
  it.each([undefined, null, '', [], {}, 0, false])('of %j says nothing', (value) => {
    expect(saysNothing(value)).toBe(true);
    expect(told({ value }, ['value'])).toEqual([]);
  });

  it('that is a field is found where the record keeps it, under the name of its column', () => {
    expect(pathIn(record, 'cardNumber')).toBe('creditCardDetails.cardNumber');
    expect(pathIn({ consumerName: 'Dana' }, 'dealDetails.consumerName')).toBe('consumerName');
    expect(told(record, ['cardNumber', 'rejectionReason', 'vatTotal'], meta)).toEqual([
      ['Card number', '****1', undefined],
      ['Vat total', '2.00$', undefined],
    ]);
  });

  it('leads to the record it names, or whose name it is; an id that leads nowhere is none', () => {
    expect(told(record, ['dealDetails.consumerName', 'paymentTransactionID'])).toEqual([
      ['Consumer name', 'Dana', `/consumerID/${guid}`],
    ]);
    expect(told(record, [{ field: 'vatTotal', label: 'label', link: 'dealDetails.consumerID' }])).toEqual([
      ['<label>', '2.00$', `/consumerID/${guid}`],
    ]);
  });

  it('may say nought where nought is an answer', () => {
    expect(told({ price: 0 }, ['price', { field: 'price', zero: true }])).toEqual([['Price', '0.00₪', undefined]]);
  });

  it('may be said in own words, and be silent', () => {
    const facts: Fact[] = [
      { key: 'one', label: 'one', value: ({ currency }, { money }) => ({ text: `${String(currency)} ${money(1)}` }) },
      { key: 'two', label: 'two', value: () => undefined },
      { key: 'three', label: 'three', value: () => ({ money: 3 }) },
    ];
    expect(told(record, facts)).toEqual([
      ['<one>', 'USD \u20661.00$\u2069', undefined],
      ['<three>', 3, undefined],
    ]);
  });
});

describe('a page nobody declared', () => {
  const columns = Object.fromEntries(
    Array.from({ length: 14 }, (_, index) => [`field${index}`, { name: `Field ${index}`, dataType: 'string' }]),
  );

  it('begins with the first ten columns that tell something', () => {
    const row = Object.fromEntries(Object.keys(columns).map((field, index) => [field, index === 2 ? '' : field]));
    const labels = metaFacts(row, ['field0'], contextOf(row, columns)).map(({ label }) => label);
    expect(labels).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((index) => `Field ${index}`));
  });

  it('begins with no flag, state, currency, object or bare id; with the name of what an id names', () => {
    const all: Meta['columns'] = {
      ...meta,
      flag: { name: 'Flag', dataType: 'boolean' },
      currency: { name: 'Currency', dataType: 'dictionary', dictionary: 'currencyEnum' },
      status: { name: 'Status', dataType: 'dictionary', dictionary: 'transactionStatusEnum' },
      consumerID: { name: 'Customer ID', dataType: 'guid' },
    };
    const row = { ...record, flag: true, status: 'initial' };
    const facts = metaFacts(row, [], contextOf(row, all));
    expect(facts.map(({ field }) => [field?.text, field?.href])).toEqual([
      ['****1', undefined],
      ['Dana', `/consumerID/${guid}`],
    ]);
  });

  it('is named by what its meta has, its amount beside', () => {
    const namesOf = (row: Row, page: RecordPageDeclaration = {}) => {
      const types = { terminalName: 'string', cardNumber: 'string', itemName: 'string', price: 'money' };
      const described = Object.entries(types).map(([name, dataType]) => [name, { name, dataType }]);
      const context = contextOf(row, Object.fromEntries(described));
      const said = recordName(row, page, context);
      return [said.title?.key, said.amount?.key, spokenName(said, context.words, 'id')];
    };
    const row = { terminalName: 'x', cardNumber: '1', itemName: 'Soap', price: 1 };
    expect(namesOf(row)).toEqual(['itemName', 'price', 'Soap']);
    expect(namesOf({ ...row, itemName: '' })).toEqual(['price', undefined, '1.00₪']);
    expect(namesOf({ ...row, itemName: '', price: 0 })).toEqual(['price', undefined, '0.00₪']);
    expect(namesOf({ terminalName: 'x' })).toEqual([undefined, undefined, 'id']);
    expect(namesOf(row, { title: 'cardNumber' })).toEqual(['cardNumber', undefined, '1']);
    const title: Fact = { key: 'own', label: 'own', value: () => ({ money: -2 }) };
    expect(namesOf(row, { title })).toEqual(['own', undefined, '\u2066-2.00₪\u2069']);
  });
});

describe('the sections of a record', () => {
  const sectionsOf = (row: Row, wanted: Partial<SectionsWanted> = {}) =>
    recordSections(row, { told: [], without: [], ...wanted }, contextOf(row, meta, ['paymentTransactionID']));
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
      told: ['dealDetails.dealReference'],
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
    expect(table?.rows.map((row) => formatRow(row, table.meta, format).price)).toEqual(['3.00$', '']);
    expect(table?.rows[1]).toMatchObject({ currency: 'ILS', vatRate: '18%' });
  });

  it('end at a depth no record of the contract has', () => {
    expect(outline({ a: { b: { c: { d: { e: { f: 1 } } } } } })).toEqual([]);
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
