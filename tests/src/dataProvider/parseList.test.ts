import { describe, expect, it } from 'vitest';
import { createDataProvider } from '#src/dataProvider/dataProvider.ts';
import { parseList } from '#src/dataProvider/parseList.ts';

const customers = { name: 'customers', idFields: ['consumerID'], endpoints: { list: 'consumers.list' as const } };

describe('a list answer', () => {
  it.each([
    ['a full page', [1, 2], undefined, 1, { pageInfo: { hasNextPage: true, hasPreviousPage: false } }],
    ['a last page', [3], undefined, 2, { pageInfo: { hasNextPage: false, hasPreviousPage: true } }],
    ['an empty first page', [], undefined, 1, { total: 0 }],
    ['a number as text', [1, 2], '31', 1, { total: 31 }],
    ['a count of the page alone', [3, 4], 2, 2, { pageInfo: { hasNextPage: true, hasPreviousPage: true } }],
    ['a count against no rows', [], 31, 1, { total: 0 }],
    ['a page past the end', [], 2, 2, { total: 2 }],
    ['a fraction', [1, 2], 2.5, 1, { pageInfo: { hasNextPage: true, hasPreviousPage: false } }],
  ])('counts %s', async (_, ids, numberOfRecords, page, counted) => {
    const answer = { data: ids.map((consumerID) => ({ consumerID })), numberOfRecords };
    const data = createDataProvider({ call: async () => answer }, { customers });
    const { data: rows, meta: _meta, ...said } = await data.getList('customers', { pagination: { page, perPage: 2 } });
    expect([rows.length, said]).toEqual([ids.length, counted]);
  });

  it.each([
    ['no data', { numberOfRecords: 9 }, []],
    ['null data', { data: null, numberOfRecords: 0 }, []],
    ['nothing', undefined, []],
    ['a text', 'hello', []],
    ['rows that are none', { data: [1, null, 'x', { a: 1 }] }, [{ a: 1 }]],
  ])('takes %s as no data', (_, body, rows) => {
    expect(parseList(body).data).toEqual(rows);
  });
});
