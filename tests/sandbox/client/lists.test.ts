import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { filterTableOf } from '#src/dataProvider/resource.ts';
import type { RaRecord, SortPayload } from 'react-admin';
import { fieldValue } from '#src/meta/fieldValue.ts';
import { filterFieldsOf, type FilterField } from '#src/list/filters/filterFields.ts';
import { withFilter, type FilterValues } from '#src/meta/filterValues.ts';
import { listSearch } from '#src/list/address/listAddress.ts';
import type { ResourceList } from '#src/resources/resource.ts';
import { lists } from '#src/resources/registry.ts';
import { filterCasesOf } from '#tests/sandbox/list/filterCases.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { fetchFrom } from '#tests/support/sandboxFetch.ts';
import { findAnchors, storedRows, type Anchors, type Stored } from '#tests/support/seededLists.ts';
import { listIdOf, metaOf, openListClient, permanentOf, type ListClient } from './listClient.ts';

// exercises every list call
let sandbox: TestSandbox;
let anchors: Anchors;
let client: ListClient;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  anchors = await findAnchors(sandbox.db);
  vi.stubGlobal('fetch', fetchFrom(sandbox.app));
  client = await openListClient(sandbox, 'manager', 'en-IL');
});
beforeEach(() => vi.stubGlobal('fetch', fetchFrom(sandbox.app)));
afterAll(() => sandbox.close());

const serverOrder: SortPayload = { field: '', order: 'DESC' };

async function ask({ name }: ResourceList, filter: FilterValues, perPage = 1, sort = serverOrder) {
  const question = { pagination: { page: 1, perPage }, sort, filter };
  const { data, total } = await client.provider.getList(name, question);
  return { rows: data, total };
}

/** The stored rows a filter keeps, judged row by row without the engine. */
function kept(declaration: ResourceList, rows: readonly Stored[], filter: FilterValues): readonly Stored[] {
  const cases = filterCasesOf(listIdOf(declaration));
  const every = Object.entries({ ...filter, ...declaration.fixedFilter });
  // Links that any number of payers may use have lists of their own (docs/wire.md §4).
  const own = every.some(([name]) => name === 'permanent') ? rows : rows.filter((row) => row.permanent !== true);
  return own.filter((row) =>
    every.every(([name, value]) => {
      const keeps = cases[name]?.keeps;
      // Parameters of the path bound the stored rows already.
      if (!keeps) return true;
      return Array.isArray(value) ? value.some((one) => keeps(row, String(one))) : keeps(row, String(value));
    }),
  );
}

/** Texts a person may type into a control: those of its case, else some that stand in the column. */
function typedInto(declaration: ResourceList, name: string, rows: readonly Stored[]): string[] {
  const { values, column } = filterCasesOf(listIdOf(declaration))[name] ?? {};
  if (values) return [...values].slice(0, 3);
  const stored = rows
    .map((row) => row[column ?? ''])
    .filter((value) => typeof value === 'string' || typeof value === 'number');
  const distinct = [...new Set(stored.map(String))].filter((text) => text !== '');
  return [distinct[0], distinct[Math.floor(distinct.length / 2)]].filter((text) => text !== undefined);
}

/** The changes a control can make to a filter. */
function changesOf(field: FilterField, declaration: ResourceList, rows: readonly Stored[]): FilterValues[] {
  const [name = '', other] = field.names;
  switch (field.control) {
    case 'boolean':
      return [{ [name]: true }];
    case 'choice':
      return field.options.map(({ value }) => ({ [name]: value }));
    case 'choices':
      return [
        { [name]: field.options.slice(0, 1).map(({ value }) => value) },
        { [name]: field.options.slice(0, 3).map(({ value }) => value) },
      ];
    case 'dayRange':
    case 'numberRange': {
      const [low = '', high = low] = typedInto(declaration, name, rows).toSorted(
        (a, b) => Number(a) - Number(b) || (a < b ? -1 : 1),
      );
      const to = other ?? name;
      return [{ [name]: low }, { [to]: high }, { [name]: low, [to]: high }];
    }
    case 'text':
    case 'guid':
    case 'guids':
    case 'integer':
    case 'number':
    case 'day':
      return typedInto(declaration, name, rows).map((text) => ({ [name]: text }));
  }
}

describe.each(lists.map((resource) => [resource.name, resource] as const))(
  '%s through the client',
  (name, declaration) => {
    let rows: Stored[];
    let permanent: FilterValues;
    beforeAll(async () => {
      rows = await storedRows(sandbox.db, listIdOf(declaration), anchors);
      permanent = permanentOf(declaration, anchors);
    });

    it('has rows, each with an id of its own and the columns of the meta', async () => {
      const meta = await metaOf(client, declaration);
      const { rows: page, total } = await ask(declaration, { ...declaration.defaultFilter, ...permanent }, 100);
      expect(page.length).toBeGreaterThan(0);
      expect(total).toBe(kept(declaration, rows, { ...declaration.defaultFilter, ...permanent }).length);
      expect(new Set(page.map(({ id }) => id)).size).toBe(page.length);
      expect(page.filter(({ id }) => /undefined|null/.test(String(id)))).toEqual([]);
      const filled = Object.keys(meta.columns).filter((field) =>
        page.some((row) => (fieldValue(row, field) ?? undefined) !== undefined),
      );
      expect(filled.length).toBeGreaterThan(Object.keys(meta.columns).length / 2);
    });

    it('narrows by every control as the rows themselves say', { timeout: 120_000 }, async () => {
      const { quick, more } = filterFieldsOf({
        table: filterTableOf(declaration),
        meta: await metaOf(client, declaration),
        dictionaries: client.dictionaries,
        quick: declaration.quickFilters ?? [],
        taken: [...Object.keys(permanent), ...Object.keys(declaration.fixedFilter ?? {}), 'terminalID'],
        wordOf: (word) => word,
      });
      expect(quick.flatMap(({ names }) => names)).toEqual(
        expect.arrayContaining([...(declaration.quickFilters ?? [])]),
      );
      const outcomes: unknown[] = [];
      const expected: unknown[] = [];
      for (const field of [...quick, ...more]) {
        for (const change of changesOf(field, declaration, rows)) {
          const filter = withFilter(permanent, change);
          const { total } = await ask(declaration, filter);
          outcomes.push({ ...change, total });
          expected.push({ ...change, total: kept(declaration, rows, filter).length });
        }
      }
      expect(outcomes).toEqual(expected);
      // A control whose every value kept all or nothing would prove little.
      if (quick.length > 0) expect(new Set(outcomes.map((one) => JSON.stringify(one))).size).toBeGreaterThan(1);
    });

    it('answers a copied address as the list it was copied from', async () => {
      const meta = await metaOf(client, declaration);
      const field = Object.keys(meta.columns).find((column) => !column.includes('.')) ?? '';
      const filter = { ...declaration.defaultFilter, ...permanent };
      const sort = { field, order: 'ASC' as const };
      const address = new URLSearchParams(listSearch({ filter, sort: field, order: 'ASC', page: 1, perPage: 25 }));
      const colleague = await openListClient(sandbox, 'billing', 'he-IL');
      const theirs = await colleague.provider.getList(name, {
        pagination: { page: Number(address.get('page')), perPage: Number(address.get('perPage')) },
        sort: { field: address.get('sort') ?? '', order: 'ASC' },
        filter: JSON.parse(address.get('filter') ?? '{}') as Record<string, unknown>,
      });
      const { rows: ours, total } = await ask(declaration, filter, 25, sort);
      expect(theirs.total).toBe(total);
      expect(theirs.data.map(({ id }: RaRecord) => id)).toEqual(ours.map(({ id }) => id));
    });
  },
);
