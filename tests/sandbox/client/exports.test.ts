import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RaRecord } from 'react-admin';
import type { ListRequest } from '#src/dataProvider/getListParams.ts';
import { lists } from '#src/resources/registry.ts';
import { listCell } from '#tests/sandbox/documents/excelCell.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { fetchFrom } from '#tests/support/sandboxFetch.ts';
import { findAnchors, type Anchors } from '#tests/support/seededLists.ts';
import { readSheet } from '#tests/support/spreadsheet.ts';
import { metaOf, openListClient, permanentOf, type ListClient } from './listClient.ts';

// exercises every excel call
let sandbox: TestSandbox;
let anchors: Anchors;
let client: ListClient;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  anchors = await findAnchors(sandbox.db);
  vi.stubGlobal('fetch', fetchFrom(sandbox.app));
  client = await openListClient(sandbox, 'manager', 'he-IL');
});
beforeEach(() => vi.stubGlobal('fetch', fetchFrom(sandbox.app)));
afterAll(() => sandbox.close());

/** Every row of a list, as the client pages through it. */
async function everyRow(name: string, { sort = { field: '', order: 'DESC' }, filter = {} }: ListRequest) {
  const rows: RaRecord[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await client.provider.getList(name, {
      pagination: { page, perPage: 500 },
      sort,
      filter,
    });
    rows.push(...data);
    if (data.length === 0 || rows.length >= total) return rows;
  }
}

const exported = lists.filter(({ endpoints }) => endpoints.excel !== undefined);

it('each spreadsheet of the contract belongs to a declared list', () => {
  expect(new Set(exported.map(({ endpoints }) => endpoints.excel)).size).toBe(9);
});

describe.each(exported.map((resource) => [resource.name, resource] as const))(
  'the export of %s',
  (name, declaration) => {
    it('equals the list row by row, filters and order included', { timeout: 60_000 }, async () => {
      const columns = Object.entries((await metaOf(client, declaration)).columns);
      const narrowed = declaration.quickFilters?.includes('quickDateFilter') ? { dateFrom: '2026-06-01' } : {};
      const question: ListRequest = {
        sort: { field: columns[1]?.[0] ?? '', order: 'DESC' },
        filter: { ...declaration.defaultFilter, ...narrowed, ...permanentOf(declaration, anchors) },
      };
      const { blob, fileName } = await client.provider.exportList(name, question);
      expect(fileName).toMatch(/^[a-zA-Z]+-2026-11-15\.xlsx$/);
      const { sheet, header, rows } = await readSheet(Buffer.from(await blob.arrayBuffer()));
      expect(sheet.views[0]?.rightToLeft).toBe(true);
      expect(header).toEqual(columns.map(([, column]) => column.name));
      const expected = await everyRow(name, question);
      expect(expected.length).toBeGreaterThan(3);
      expect(rows).toHaveLength(expected.length);
      for (const [index, row] of expected.entries()) {
        const cells = columns.map(([field, column]) => listCell(row[field], column, client.locale));
        const isPlain = (_: unknown, place: number) => cells[place] !== undefined;
        expect(rows[index]?.filter(isPlain)).toEqual(cells.filter(isPlain));
      }
    });
  },
);
