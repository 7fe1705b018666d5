import { anything, assert, integer, jsonValue, property, record, string, uuid } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataTypes } from '#contract/meta.ts';
import { createFieldFormatter, formatField } from '#src/meta/format/formatField.ts';
import { context, sampleMeta } from '#tests/src/list/sampleMeta.ts';

/** One value of one dataType as text. */
function format(dataType: string, value: unknown, row: Record<string, unknown> = {}, dictionary?: string) {
  const column = { name: 'X', dataType, ...(dictionary !== undefined && { dictionary }) };
  return formatField({ ...row, x: value }, 'x', column, context);
}
const guid = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('a value by its dataType', () => {
  it.each([
    ['guid', guid, '0f8fad5b'],
    ['guid', '1234', '1234'],
    ['date', '2026-11-15T10:05:00Z', '15/11/2026 12:05'],
    ['date', '2026-11-15T00:00:00', '15/11/2026'],
    ['date', 'tomorrow', 'tomorrow'],
    ['money', 1234.5, '1,234.50₪'],
    ['money', 0, '0.00₪'],
    ['money', -1234567.89, '-1,234,567.89₪'],
    ['money', 0.1 + 0.2, '0.30₪'],
    ['money', '12.5', '12.50₪'],
    ['money', 'free', 'free'],
    ['boolean', true, 'כן'],
    ['boolean', false, 'לא'],
    ['boolean', 'maybe', 'maybe'],
    ['number', 0, '0'],
    ['number', 0.18, '0.18'],
    ['percent', 0.18, '18%'],
    ['percent', 0.175, '17.5%'],
    ['percent', 0, '0%'],
    ['percent', '0.07', '7%'],
    ['percent', 'much', 'much'],
    ['string', 'דנה', 'דנה'],
    ['string', { name: 'חיפה', colour: null, size: '4' }, 'חיפה, 4'],
    ['colour', 'red', 'red'],
    ['colour', 7, '7'],
  ])('%s: %j is %s', (dataType, value, expected) => {
    expect(format(dataType, value).text).toBe(expected);
  });

  it.each([...dataTypes, 'colour'])('%s: nothing is empty', (dataType) => {
    expect(format(dataType, null).text).toBe('');
    expect(format(dataType, undefined).text).toBe('');
    expect(formatField({}, 'x', { name: 'X', dataType }, context).text).toBe('');
  });

  it('keeps the whole guid beside its beginning', () => {
    expect(format('guid', guid)).toEqual({ text: '0f8fad5b', full: guid });
    expect(format('guid', '1234')).not.toHaveProperty('full');
  });

  it('describes a code, and leaves an unknown one or an unknown dictionary as it is', () => {
    expect(format('dictionary', 'completed', {}, 'transactionStatusEnum').text).toBe('הושלמה');
    expect(format('dictionary', 'melted', {}, 'transactionStatusEnum').text).toBe('melted');
    expect(format('dictionary', 'toString', {}, 'transactionStatusEnum').text).toBe('toString');
    expect(format('dictionary', 'completed', {}, 'noSuchEnum').text).toBe('completed');
    expect(format('dictionary', 'completed').text).toBe('completed');
  });

  it.each(['chargeback', 'Chargeback'])('says of %s how much was given back, unless it was all', (state) => {
    const dictionary = state === 'chargeback' ? 'transactionStatusEnum' : 'transactionQuickStatusEnum';
    const say = (row: Record<string, unknown>) => format('dictionary', state, row, dictionary).text;
    const part = { transactionAmount: 250, totalRefund: 100.5, currency: 'USD' };
    const rest = '\u2067\u2066100.50\u2069$\u2069 / \u2067\u2066250.00\u2069$\u2069';
    expect(format('dictionary', state, part, dictionary)).toEqual({
      text: `Partly refunded: ${rest}`,
      // A chip is as wide as its word; the amounts stand beside it.
      parts: { chip: 'Partly refunded', rest },
    });
    const whole = say({ ...part, totalRefund: 250 });
    expect(whole).not.toContain('/');
    expect(say({ transactionAmount: 250 })).toBe(whole);
    expect(say({ ...part, totalRefund: null })).toBe(whole);
    expect(format('dictionary', 'completed', part, 'transactionStatusEnum').text).toBe('הושלמה');
  });

  it('is negative in a row that gives money back, and struck through in one that came to nothing', () => {
    const taken = { text: '200.00₪', written: '\u2067\u2066200.00\u2069₪\u2069' };
    const given = { text: '-200.00₪', written: '\u2067\u2066-200.00\u2069₪\u2069' };
    expect(format('money', 200, { specialTransactionType: 'refund' })).toEqual(given);
    expect(format('money', '200', { invoiceType: 'creditNote' })).toEqual(given);
    expect(format('money', 200, { isRefund: true })).toEqual(given);
    expect(format('money', 200, { specialTransactionType: 'regularDeal' })).toEqual(taken);
    const failed = { specialTransactionType: 'refund', status: 'rejectedByProcessor' };
    expect(format('money', 200, failed)).toEqual({ ...given, struck: true });
    expect(format('number', 200, failed)).toEqual({ text: '200' });
    const column = { name: 'Refunded', dataType: 'money' };
    expect(formatField({ totalRefund: 50 }, 'totalRefund', column, context).text).toBe('-50.00₪');
  });

  it('takes the currency of the row, else the first one', () => {
    expect(format('money', 5, { currency: 'USD' }).text).toBe('5.00$');
    expect(format('money', 5, { currency: null }).text).toBe('5.00₪');
    expect(format('money', 5, { currency: 'GBP' }).text).toBe('5.00GBP');
  });

  it("tells Israel's time beside an instant of another zone", () => {
    const column = { name: 'X', dataType: 'date' };
    const abroad = { ...context, timeZone: 'America/New_York' };
    expect(formatField({ x: '2026-11-15T23:30:00Z' }, 'x', column, abroad)).toEqual({
      text: '15/11/2026 18:30',
      full: 'ישראל 16/11/2026 01:30',
    });
  });
});

describe('an object', () => {
  it('is compact text: words for codes, dates, flags by name', () => {
    const schedule = {
      repeatPeriodType: 'monthly',
      startAt: '2026-11-15T00:00:00',
      endAt: null,
      paused: true,
      sent: false,
      nested: { list: [1, 'two', guid] },
    };
    expect(format('string', schedule).text).toBe('חודשי, 15/11/2026, paused, 1, two, 0f8fad5b');
  });

  it('is cut when long', () => {
    const { text } = format('string', { text: 'א'.repeat(500) });
    expect(text).toHaveLength(121);
    expect(text.endsWith('…')).toBe(true);
  });
});

describe('a row', () => {
  const fields = Object.keys(sampleMeta.columns);

  it('that is an address is one line, street first, as in a spreadsheet', () => {
    const address = { countryCode: 'IL', city: 'חיפה', street: 'הרצל', house: '5', apartment: null, zip: '3100001' };
    expect(format('string', address).text).toBe('הרצל 5, חיפה, 3100001');
    expect(format('string', { city: { name: 'חיפה' } }).text).toBe('חיפה');
  });

  it.each([
    [{ dealDescription: 'שיעור', dealReference: 'R-1', consumerID: guid, items: [] }, 'שיעור'],
    [
      { items: [{ itemName: 'חולצה', itemID: guid, price: 5 }, { itemName: 'כובע' }], consumerName: 'דנה' },
      'חולצה, כובע',
    ],
    [{ dealReference: 'R-1', consumerEmail: 'a@b.test' }, 'R-1'],
    [{ dealDescription: null, dealReference: null, items: null }, ''],
  ])('that is a deal says what it was about: %j', (deal, text) => {
    expect(format('string', deal).text).toBe(text);
  });

  it('that is a document says its type in words and its subject', () => {
    const invoiceTypeEnum = { invoice: 'חשבונית מס' };
    const words = { ...context, dictionaries: { invoiceTypeEnum } };
    const text = (x: object) => formatField({ x }, 'x', { name: 'X', dataType: 'string' }, words).text;
    expect(text({ invoiceType: 'invoice', invoiceSubject: 'נובמבר', sendCCTo: ['a@b.test'] })).toBe(
      'חשבונית מס – נובמבר',
    );
    expect(text({ invoiceType: 'receipt', donation: true })).toBe('receipt');
  });

  it('has a text for each column whatever the server sends, never "[object Object]"', () => {
    const row = record(Object.fromEntries(fields.map((field) => [field, jsonValue()])));
    assert(
      property(row, (raw) => {
        const format = createFieldFormatter(sampleMeta, context);
        for (const field of fields) {
          const { text } = format(raw, field);
          expect(text).toBeTypeOf('string');
          expect(text).not.toContain('[object Object]');
        }
      }),
    );
  });

  it('survives values JSON has not', () => {
    assert(
      property(anything(), string(), (value, dataType) => {
        expect(format(dataType, value).text).toBeTypeOf('string');
      }),
    );
  });

  it('is not touched', () => {
    assert(
      property(jsonValue(), (value) => {
        const raw = { status: value, transactionAmount: value };
        const before = structuredClone(raw);
        for (const [field, column] of Object.entries(sampleMeta.columns)) formatField(raw, field, column, context);
        expect(raw).toEqual(before);
      }),
    );
  });

  it('shortens every guid and keeps it whole', () => {
    assert(
      property(uuid(), (id) => {
        expect(format('guid', id)).toEqual({ text: id.slice(0, 8), full: id });
      }),
    );
  });

  it('shows every amount of agorot exactly', () => {
    assert(
      property(integer({ min: -999_999_999, max: 999_999_999 }), (agorot) => {
        const { text } = format('money', agorot / 100);
        expect(text).toMatch(/^-?\d{1,3}(,\d{3})*\.\d{2}₪$/);
        expect(Number(text.replace(/[,.₪]/g, ''))).toBe(agorot === 0 ? 0 : agorot);
      }),
    );
  });

  it('has a field put into words once, when it is asked for', () => {
    const formatOnce = createFieldFormatter(sampleMeta, context);
    const raw = { status: 'completed' };
    expect(formatOnce(raw, 'status')).toBe(formatOnce(raw, 'status'));
    expect(formatOnce({ ...raw }, 'status')).not.toBe(formatOnce(raw, 'status'));
    expect(formatOnce(raw, 'noSuchField')).toEqual({ text: '' });
  });
});
