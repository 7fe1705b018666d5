import { describe, expect, test } from 'vitest';
import { ObjectSchema, ValidationError } from 'yup';
import type { AnyObjectSchema, AnySchema } from 'yup';
import { consumerRequest, consumerUpdate } from '#contract/entities/consumer.ts';
import {
  day,
  expiration,
  guid,
  instant,
  maskedCardNumber,
  money,
  rate,
  updateTimestamp,
  whole,
  word,
} from '#contract/entities/fields.ts';
import { itemRequest } from '#contract/entities/item.ts';
import { rowsOfLists } from '#contract/entities/byCall.ts';
import { bankDetails, billingSchedule, dealDetails } from '#contract/entities/shared.ts';
import { filters } from '#contract/filters.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** The paths a value breaks, in the order of the alphabet; nothing is coerced. */
function broken(schema: AnySchema, value: unknown): string[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.inner.length > 0 ? error.inner : [error];
    return errors.map(({ path }) => path ?? '').toSorted();
  }
}

const cases: [string, AnySchema, unknown[], unknown[]][] = [
  ['guid', guid(), [id, id.toUpperCase()], ['', 'x', id.slice(1), 7]],
  [
    'instant',
    instant(),
    ['2026-11-15T10:00:00Z', '2026-11-15T10:00:00.123Z'],
    ['2026-11-15', '2026-11-15T10:00:00', '2026-11-15T10:00:00+02:00'],
  ],
  ['day', day(), ['2026-11-15T00:00:00'], ['2026-11-15', '2026-11-15T00:00:00Z', '2026-11-15T02:00:00']],
  ['money', money(), [0, 0.1 + 0.2, 19.99, 9_999_999.99, -5], [1.005, '5.00', Number.NaN]],
  ['rate', rate(), [0, 0.18, 1], [-0.1, 18]],
  ['whole', whole(), [0, 1001], [1.5, '1']],
  [
    'masked card',
    maskedCardNumber(),
    ['411111******1111', '****1111', '378282*****0005'],
    ['4111111111111111', '411111******', '****'],
  ],
  ['expiration', expiration(), ['01/27', '12/90'], ['13/27', '1/27', '01/2027']],
  ['updateTimestamp', updateTimestamp(), ['AAAAAAAAAAE='], ['1', 'AAAA', 'AAAAAAAAAAE']],
  ['word', word('currency'), ['ILS', 'EUR'], ['ils', '', 'GBP']],
];

test.each(cases)('%s takes what it should, null and nothing, and no more', (_, schema, good, bad) => {
  for (const value of [...good, null, undefined]) expect(broken(schema, value), String(value)).toEqual([]);
  for (const value of bad) expect(broken(schema, value), String(value)).not.toEqual([]);
  expect(broken(schema.required(), null)).not.toEqual([]);
});

test('every list has its row', () => {
  expect(Object.keys(rowsOfLists).toSorted()).toEqual(Object.keys(filters).toSorted());
});

/** Whether rows have a field, also one of an object in them, `payload.eventName`. */
function hasField({ fields }: AnyObjectSchema, path: string): boolean {
  const [name = '', ...rest] = path.split('.');
  const field: unknown = fields[name];
  return (
    field !== undefined && (rest.length === 0 || (field instanceof ObjectSchema && hasField(field, rest.join('.'))))
  );
}

test.each(Object.entries(rowsOfLists))(
  'a row of %s cannot be empty, and knows the columns its filters name',
  (name, schema) => {
    expect(broken(schema, {})).not.toEqual([]);
    const named = Object.entries(filters).flatMap(([list, table]) => (list === name ? Object.values(table) : []));
    const columns = named.flatMap((filter) => ('column' in filter && filter.column ? [filter.column] : []));
    const missing = columns.filter((column) => !hasField(schema, column)).map((column) => `${name} ${column}`);
    expect(missing.toSorted()).toEqual(unlisted.filter((text) => text.startsWith(`${name} `)));
  },
);

/** Filters whose column the contract's row lacks. */
const unlisted = ['consumers.list billingDesktopRefNumber', 'consumers.list origin', 'items.list origin'];

describe('requests', () => {
  const consumer = { consumerName: 'נועה ברק' };

  test('a customer needs a name of 3 to 50 characters', () => {
    expect(broken(consumerRequest, consumer)).toEqual([]);
    for (const consumerName of [undefined, '', 'אב', 'א'.repeat(51)]) {
      expect(broken(consumerRequest, { consumerName })).toContain('consumerName');
    }
  });

  test('an update of a customer names it and the version it changes', () => {
    expect(broken(consumerUpdate, consumer)).toEqual(['consumerID', 'updateTimestamp']);
    expect(broken(consumerUpdate, { ...consumer, consumerID: id, updateTimestamp: 'AAAAAAAAAAE=' })).toEqual([]);
  });

  test('nested objects are checked by their path, and may be absent', () => {
    expect(broken(consumerRequest, { ...consumer, bankDetails: null, consumerAddress: undefined })).toEqual([]);
    expect(broken(consumerRequest, { ...consumer, bankDetails: { bank: 12 } })).toEqual([
      'bankDetails.bankAccount',
      'bankDetails.bankBranch',
    ]);
    expect(broken(dealDetails, { items: [{ itemName: 'x', price: 1 }, { price: -1 }] })).toEqual([
      'items[1].itemName',
      'items[1].price',
    ]);
  });

  test('an item needs a name, a price and a currency', () => {
    expect(broken(itemRequest, {})).toEqual(['currency', 'itemName', 'price']);
    expect(broken(itemRequest, { itemName: 'קפה', price: 12.5, currency: 'ILS' })).toEqual([]);
    expect(broken(itemRequest, { itemName: 'קפה', price: 12.555, currency: 'ILS' })).toEqual(['price']);
  });

  test('a bank account and a schedule are whole or not at all', () => {
    expect(broken(bankDetails, {})).toEqual(['bank', 'bankAccount', 'bankBranch']);
    expect(broken(billingSchedule, {})).toEqual(['endAtType', 'repeatPeriodType', 'startAtType']);
  });
});
