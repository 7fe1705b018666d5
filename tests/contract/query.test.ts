import * as fc from 'fast-check';
import { cleanText } from '#contract/cleanText.ts';
import { describe, expect, it } from 'vitest';
import { defaultPageSize, maximumTake } from '#contract/constants.ts';
import { enumValues } from '#contract/enums.ts';
import { filters, filtersOf, type FilterSpec, type FilterTable, type ListEndpointId } from '#contract/filters.ts';
import { parseQuery, type FilterValue, type ParsedQuery } from '#contract/parseQuery.ts';
import { buildQuery, parseDay, type QueryParameters } from '#contract/query.ts';

const listIds = Object.keys(filters) as ListEndpointId[];

function parsed(table: FilterTable, query: string): ParsedQuery {
  const result = parseQuery(table, query);
  if ('errors' in result) throw new Error(JSON.stringify(result.errors));
  return result;
}

function errorFields(table: FilterTable, query: string): (string | undefined)[] {
  const result = parseQuery(table, query);
  return 'errors' in result ? result.errors.map(({ code }) => code) : [];
}

const guid = fc.uuid().map((id) => id.toLowerCase());
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** Spaces around a text and marks of direction mean nothing, an empty text is no filter. */
const filterText = fc
  .string({ minLength: 1, unit: 'grapheme' })
  .map((text) => cleanText(text).trim())
  .filter((text) => text !== '');

/** What a filter of each kind may hold; falsy numbers and `false` never travel, absent means the same. */
function valueOf(spec: FilterSpec): fc.Arbitrary<FilterValue> {
  switch (spec.kind) {
    case 'text':
      return filterText;
    case 'guid':
      return guid;
    case 'guids':
      return fc.array(guid, { minLength: 1, maxLength: 5 });
    case 'integer':
      return fc.integer().filter((number) => number !== 0);
    case 'number':
      return fc
        .integer({ min: -99_999_999, max: 99_999_999 })
        .filter(Boolean)
        .map((hundredths) => hundredths / 100);
    case 'boolean':
      return fc.constant(true);
    case 'day':
      return day;
    case 'enum':
      return fc.constantFrom(...enumValues(spec.values));
    case 'enums':
      return fc.uniqueArray(fc.constantFrom<string>(...enumValues(spec.values)), { minLength: 1 });
  }
}

/** Any selection of a table's filters with fitting values. */
function filterValues(table: FilterTable): fc.Arbitrary<Record<string, FilterValue>> {
  const fields = Object.entries(table).map(([name, spec]) => [name, valueOf(spec)] as const);
  return fc.subarray(fields).chain((chosen) => fc.record(Object.fromEntries(chosen)));
}

/** As a declaration sends it: ids of one parameter are joined by commas. */
function asSent(table: FilterTable, values: Readonly<Record<string, FilterValue>>): QueryParameters {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      table[name]?.kind === 'guids' && Array.isArray(value) ? value.join(',') : value,
    ]),
  );
}

describe.each(listIds)('the query of %s', (list) => {
  const table = filtersOf(list);

  it('arrives as it was sent', () => {
    fc.assert(
      fc.property(filterValues(table), (values) => {
        expect(parsed(table, buildQuery(asSent(table, values))).filters).toEqual(values);
      }),
      { numRuns: 30 },
    );
  });

  it('keeps paging and sorting', () => {
    const paging = fc.record({
      page: fc.integer({ min: 1, max: 5000 }),
      itemsPerPage: fc.integer({ min: 1, max: 1000 }),
    });
    fc.assert(
      fc.property(paging, fc.boolean(), ({ page, itemsPerPage }, sortDesc) => {
        const query = parsed(table, buildQuery({ page, itemsPerPage, sortBy: 'created', sortDesc }));
        expect(query).toMatchObject({
          take: itemsPerPage,
          skip: itemsPerPage * (page - 1),
          sortBy: 'created',
          sortDesc,
        });
      }),
      { numRuns: 20 },
    );
  });

  it('is read by names in any case', () => {
    fc.assert(
      fc.property(filterValues(table), (values) => {
        const sent = Object.entries(asSent(table, values)).map(([name, value]) => [name.toUpperCase(), value] as const);
        expect(parsed(table, buildQuery(Object.fromEntries(sent))).filters).toEqual(values);
      }),
      { numRuns: 10 },
    );
  });

  const strict = Object.entries(table).filter(([, { kind }]) => kind !== 'text');
  it('is refused by the name of each malformed value', () => {
    for (const [name] of strict) expect(errorFields(table, `${name}=%27%20OR%201%3D1`)).toEqual([name]);
  });

  const texts = Object.keys(table).filter((name) => table[name]?.kind === 'text');
  it.each(texts)('takes 200 characters of %s, spaces around them not counted, and no more', (name) => {
    const fits = 'א'.repeat(200);
    expect(parsed(table, buildQuery({ [name]: ` ${fits} ` })).filters).toEqual({ [name]: fits });
    expect(parseQuery(table, buildQuery({ [name]: `${fits}א` }))).toEqual({
      errors: [{ code: name, description: 'MustBeLessThanCharacters', values: { max: 201 } }],
    });
  });

  const lists = Object.keys(table).filter((name) => table[name]?.kind === 'guids');
  it.each(lists)('takes a thousand ids of %s and no more', (name) => {
    const ids = (count: number) => Array.from({ length: count }, () => '0f8fad5b-d9cb-469f-a165-70867728950e').join();
    expect(parsed(table, `${name}=${ids(1000)}`).filters[name]).toHaveLength(1000);
    expect(errorFields(table, `${name}=${ids(1001)}`)).toEqual([name]);
  });

  it('never throws and never drops a malformed value silently', () => {
    const names = fc.constantFrom('take', 'skip', 'sortBy', 'sortDesc', 'showDeleted', ...Object.keys(table));
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary' })), { maxLength: 5 }), (pairs) => {
        const search = new URLSearchParams(pairs);
        const result = parseQuery(table, search);
        if ('errors' in result) return;
        for (const [name, spec] of Object.entries(table)) {
          const given = search.getAll(name).filter((text) => text.trim() !== '');
          if (given.length > 0 && spec.kind !== 'text') expect(result.filters).toHaveProperty(name);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('parseQuery', () => {
  const table = filtersOf('transactions.list');

  it('fills in what was not asked', () => {
    expect(parsed(table, '')).toEqual({
      take: defaultPageSize,
      skip: 0,
      sortDesc: false,
      showDeleted: 'OnlyActive',
      filters: {},
    });
  });

  it('ignores unknown names and empty values', () => {
    expect(parsed(table, 'unknown=1&terminalID=&amountFrom=%20').filters).toEqual({});
  });

  it.each([
    ['take=-1', maximumTake],
    ['take=1001', maximumTake],
    ['take=999999999', maximumTake],
    ['take=0', 0],
    ['TAKE=7', 7],
  ])('%s takes %i', (query, take) => {
    expect(parsed(table, query).take).toBe(take);
  });

  it.each([
    ['take=-2', 'take'],
    ['take=1.5', 'take'],
    ['take=ten', 'take'],
    ['take=9999999999', 'take'],
    ['skip=-1', 'skip'],
    ['skip=x', 'skip'],
    ['showDeleted=3', 'showDeleted'],
    ['sortDesc=maybe', 'sortDesc'],
    ['terminalID=123', 'terminalID'],
    ['dateFrom=2026-02-30', 'dateFrom'],
    ['dateFrom=15/11/2026', 'dateFrom'],
    ['dateTo=2026-11-15T10:00:00Z', 'dateTo'],
    ['amountFrom=1e9', 'amountFrom'],
    ['amountTo=1.23456', 'amountTo'],
    ['currency=GBP', 'currency'],
    ['statuses=initial&statuses=nonsense', 'statuses'],
    ['notTransmitted=yes', 'notTransmitted'],
    ['terminalTemplateID=1.5', 'terminalTemplateID'],
  ])('%s is refused and names %s', (query, field) => {
    expect(errorFields(table, query)).toEqual([field]);
  });

  it('names every wrong field at once', () => {
    expect(new Set(errorFields(table, 'take=x&currency=GBP&dateFrom=never'))).toEqual(
      new Set(['currency', 'dateFrom', 'take']),
    );
  });

  it.each([
    ['currency=1', { currency: 'USD' }],
    ['Currency=usd', { currency: 'USD' }],
    ['statuses=-30&Statuses=Completed', { statuses: ['cancelledByMerchant', 'completed'] }],
    ['notTransmitted=True', { notTransmitted: true }],
    ['notTransmitted=0', { notTransmitted: false }],
    ['dateFrom=2026-11-15T00:00:00', { dateFrom: '2026-11-15' }],
    ['dateFrom=2026-11-15T00:00:00.0000000Z', { dateFrom: '2026-11-15' }],
    ['terminalID=ABCDEF00-1111-2222-3333-444455556666', { terminalID: 'abcdef00-1111-2222-3333-444455556666' }],
  ])('%s is read as %j', (query, values) => {
    expect(parsed(table, query).filters).toEqual(values);
  });

  it('reads the comma-joined consumers of the last-charged list', () => {
    const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
    const consumers = filtersOf('consumers.list');
    expect(parsed(consumers, `consumersID=${ids.join(', ')}`).filters).toEqual({ consumersID: ids });
    expect(errorFields(consumers, `consumersID=${ids[0]},x`)).toEqual(['consumersID']);
  });
});

describe('parseDay', () => {
  it.each([
    ['2024-02-29', '2024-02-29'],
    ['2026-02-29', undefined],
    ['2026-13-01', undefined],
    ['2026-00-10', undefined],
    ['1899-12-31', undefined],
    ['2200-01-01', undefined],
    ['2026-1-1', undefined],
    ['', undefined],
  ])('of %j is %j', (text, expected) => {
    expect(parseDay(text)).toBe(expected);
  });
});
