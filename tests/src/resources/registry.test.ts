import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { filtersOf } from '#contract/filters.ts';
import { nouns } from '#src/i18n/catalogue/nouns.he.ts';
import { he } from '#src/i18n/he.ts';
import { endpointOf, filterTableOf } from '#src/dataProvider/resource.ts';
import { fieldOf } from '#src/list/filters/filterFields.ts';
import { listOfRoute, lists, listsByName, resources } from '#src/resources/registry.ts';

const names: Readonly<Record<string, { name: string }>> = he.resources;
const words: Readonly<Record<string, string>> = he.filter.name;
const parametersOf = (pattern: string, form: RegExp) => [...pattern.matchAll(form)].map(([, name]) => name ?? '');

describe('the registry', () => {
  it('holds each name and each route once', () => {
    expect(new Set(lists.map(({ name }) => name)).size).toBe(lists.length);
    expect(new Set(lists.map(({ page }) => page.name)).size).toBe(lists.length);
    expect(Object.keys(listsByName)).toEqual(lists.map(({ name }) => name));
  });

  it('finds the list of a route', () => {
    expect(listOfRoute('Customers')?.name).toBe('customers');
    expect(listOfRoute('Charge')).toBeUndefined();
  });

  it('offers nothing with the rows of the history: what can be done is on the page of each', () => {
    expect(listsByName.billingDealsHistory?.selectable).toBeUndefined();
    expect(Object.keys(listsByName.billingDealsHistory?.actions ?? {})).toEqual([]);
    expect(listsByName.billingDealsHistory?.detailPath?.('1')).toBe('/billing-deals/view/1');
  });

  it('shows the rows of a Masav file by numeric ids, under the file, without a terminal', () => {
    expect(listsByName.masavFileRows).toMatchObject({
      idFields: ['masavFileRowID'],
      endpoints: { list: 'masavRows.list', meta: 'masavRows.meta' },
      parent: { masavFileID: 'id' },
      terminal: 'none',
    });
  });
});

describe.each(lists.map((resource) => [resource.name, resource] as const))('%s', (name, resource) => {
  const table = filterTableOf(resource);
  const { path } = resource.page;
  const list = endpointOf(resource.endpoints.list);
  const pathParameters = parametersOf(list.path, /\{(\w+)\}/g);

  it('has a list call of the contract, and a meta call of its base or fixed columns', () => {
    expect(list.kind).toBe('list');
    const { meta } = resource.endpoints;
    if (meta) expect(endpointOf(meta)).toMatchObject({ kind: 'meta', base: list.base });
    expect(meta === undefined).toBe(resource.fixedMeta !== undefined);
    expect(Object.values(endpoints)).toContain(list);
  });

  it('takes its parent from a parameter of its route, for a parameter of its call', () => {
    for (const [filter, parameter] of Object.entries(resource.parent ?? {})) {
      expect(parametersOf(path, /:(\w+)/g)).toContain(parameter);
      expect([...Object.keys(table), ...pathParameters]).toContain(filter);
    }
  });

  it('fills each parameter of its path', () => {
    const given = [...Object.keys(resource.parent ?? {}), ...(resource.terminal === 'filter' ? ['terminalID'] : [])];
    expect(given).toEqual(expect.arrayContaining(pathParameters));
  });

  it('can be narrowed to the terminal when it says so', () => {
    if (resource.terminal === 'filter') expect([...Object.keys(table), ...pathParameters]).toContain('terminalID');
  });

  it('offers and presets only filters the call has, each with a word', () => {
    const filters = [...(resource.quickFilters ?? []), ...Object.keys(resource.defaultFilter ?? {})];
    for (const filter of filters) {
      const field = fieldOf(
        filter,
        { table, meta: undefined, dictionaries: {}, quick: [], taken: [], wordOf: (word) => words[word] ?? '' },
        true,
      );
      expect(field?.label, filter).toBeTruthy();
    }
  });

  it('has a name and, where rows have a page, its address', () => {
    expect(names[name]?.name).toBeTruthy();
    expect(resource.detailPath === undefined).toBe(resource.detailPage === undefined);
    if (resource.detailPath) expect(resource.detailPath('4/2')).toContain('/4%2F2');
  });
});

it('the filter tables name every parameter without a column in words', () => {
  const wordless = lists.flatMap(({ endpoints: { list } }) =>
    typeof list === 'string' && list.endsWith('.list')
      ? Object.entries(filtersOf(list as Parameters<typeof filtersOf>[0]))
          .filter(([filter, { column }]) => column === undefined && !words[filter])
          .map(([filter]) => `${list}: ${filter}`)
      : [],
  );
  expect(wordless).toEqual([]);
});

it('every noun with a form, and what stands with it, has words for what was done', () => {
  const words: Readonly<Record<string, { name: string; done?: Readonly<Record<string, string>> }>> = nouns.resources;
  const written = resources
    .filter(({ screens }) => screens.length > 0)
    .flatMap(({ lists: [list], parts }) => [list, ...parts])
    .flatMap(({ name, endpoints: calls }) =>
      (['create', 'update', 'delete'] as const).filter((deed) => calls[deed]).map((deed) => ({ name, deed })),
    );
  expect(written.filter(({ name, deed }) => !words[name]?.done?.[deed])).toEqual([]);
  expect(written.length).toBeGreaterThan(0);
});
