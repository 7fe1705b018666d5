import { describe, expect, it } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import type { Meta } from '#contract/meta.ts';
import { readableField } from '#src/meta/fieldName.ts';
import type { Fact, RecordPageDeclaration } from '#src/record/declaration.ts';
import { pathIn, saysNothing } from '#src/record/facts/fieldPath.ts';
import { longDate } from '#src/record/facts/longDate.ts';
import { metaFacts, shownFacts } from '#src/record/facts/shownFacts.ts';
import { recordName, spokenName } from '#src/record/recordName.ts';
import { inferColumn } from '#src/record/sections/inferColumn.ts';
import { dictionaries } from '#tests/src/list/sampleMeta.ts';
import { contextOf, guid, meta, record } from './sampleRecord.ts';

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
    ['vatRate', 0.18, { dataType: 'percent' }],
    ['numberOfPayments', 3, { dataType: 'number' }],
    ['donation', false, { dataType: 'boolean' }],
    ['repeatPeriodType', 'monthly', { dataType: 'dictionary', dictionary: 'repeatPeriodTypeEnum' }],
    ['repeatPeriodType', 'never heard of', { dataType: 'string' }],
    ['operationCode', 'Sent', { dataType: 'dictionary', dictionary: 'paymentRequestHistoryEnum' }],
    ['bank', 12, { dataType: 'dictionary', dictionary: 'banks' }],
    ['sendCCTo', ['a@b.test'], { dataType: 'string' }],
    ['toString', 'x', { dataType: 'string' }],
  ])('is judged by what the contract says of it, and its value: %s %j', (field, value, expected) => {
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

  it('names the issuer and the brand of a card as people write them', () => {
    const creditCardDetails = { cardVendor: 'DINERS_CLUB', cardBrand: 'AMEX' };
    expect(told({ creditCardDetails }, ['creditCardDetails.cardVendor', 'cardBrand']).map(([, text]) => text)).toEqual([
      '<cardBrand.diners>',
      '<cardBrand.amex>',
    ]);
  });

  it('may be said in own words, and be silent', () => {
    const facts: Fact[] = [
      { key: 'one', label: 'one', value: ({ currency }, { money }) => ({ text: `${String(currency)} ${money(1)}` }) },
      { key: 'two', label: 'two', value: () => undefined },
      { key: 'three', label: 'three', value: () => ({ money: 3 }) },
    ];
    expect(told(record, facts)).toEqual([
      ['<one>', 'USD \u2067\u20661.00\u2069$\u2069', undefined],
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

  it('is called what its noun is called by, the first amount of its meta beside', () => {
    const namesOf = (row: Row, page: RecordPageDeclaration = {}) => {
      const types = { terminalName: 'string', cardNumber: 'string', itemName: 'string', price: 'money' };
      const described = Object.entries(types).map(([name, dataType]) => [name, { name, dataType }]);
      const context = contextOf(row, Object.fromEntries(described));
      const said = recordName(row, page, context, ['itemTitle', 'itemName']);
      return [said.title?.key, said.amount?.key, spokenName(said, context, 'id')];
    };
    const row = { terminalName: 'x', cardNumber: '1', itemName: 'Soap', price: 1 };
    expect(namesOf(row)).toEqual(['itemName', 'price', 'Soap']);
    expect(namesOf({ ...row, itemName: '' })).toEqual(['price', undefined, '\u2067\u20661.00\u2069₪\u2069']);
    expect(namesOf({ ...row, itemName: '', price: 0 })).toEqual(['price', undefined, '\u2067\u20660.00\u2069₪\u2069']);
    expect(namesOf({ terminalName: 'x' })).toEqual([undefined, undefined, 'id']);
    expect(namesOf(row, { title: 'cardNumber' })).toEqual(['cardNumber', undefined, '1']);
    const title: Fact = { key: 'own', label: 'own', value: () => ({ money: -2 }) };
    expect(namesOf(row, { title })).toEqual(['own', undefined, '\u2067\u2066-2.00\u2069₪\u2069']);
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
