import { describe, expect, it } from 'vitest';
import { readsAt } from '#src/dataProvider/resource.ts';
import { defineResource } from '#src/resources/defineResource.ts';
import { registryOf } from '#src/resources/registryOf.ts';
import { resources } from '#src/resources/registry.ts';

const endpoints = readsAt('transactions', '/api/gadgets', 'billing');
const gadgets = defineResource({
  name: 'gadgets',
  endpoints,
  id: 'id',
  path: '/gadgets',
  access: 'billing',
  lists: [{}],
  create: { page: async () => () => null },
  edit: { page: async () => () => null },
});
const { routesOfNouns, listOfRoute, recordOfRoute, screenOfRoute } = registryOf([...resources, gadgets]);
const [list] = gadgets.lists;

describe('a resource with pages of its own', () => {
  it('has a list and a record page below its path, titled by its names', () => {
    expect(routesOfNouns.gadgets).toEqual({
      layout: 'main',
      access: 'billing',
      path: '/gadgets/list',
      title: 'resources.gadgets.name',
    });
    expect(routesOfNouns['gadgets.record']).toMatchObject({
      path: '/gadgets/view/:id',
      title: 'resources.gadgets.one',
      back: { to: 'gadgets', previous: true },
    });
    expect(list.detailPath?.('4/2')).toBe('/gadgets/view/4%2F2');
  });

  it('has no record page without a call for one', () => {
    const { list, meta } = endpoints;
    const bare = defineResource({ name: 'bare', endpoints: { list, meta }, id: 'id', path: '/bare', lists: [{}] });
    expect(bare.lists[0].detailPage).toBeUndefined();
    expect(bare.lists[0].detailPath).toBeUndefined();
  });

  it('has forms below its path, and offers the one that adds a record', () => {
    expect(routesOfNouns['gadgets.create']?.path).toBe('/gadgets/create');
    expect(routesOfNouns['gadgets.edit']?.path).toBe('/gadgets/edit/:id');
    expect(screenOfRoute('gadgets.edit')?.page.title).toBe('resources.gadgets.edit');
    expect(list.create).toEqual({
      access: 'billing',
      path: '/gadgets/create',
      label: 'resources.gadgets.create',
    });
  });

  it('may leave the form that adds a record to a wizard, and do other things on single lists', async () => {
    const bare = { endpoints, id: 'id', path: '/bare' };
    const actions: never[] = [];
    const row = async () => actions;
    const { lists, screens } = defineResource({
      ...bare,
      name: 'bare',
      lists: [{}, { name: 'past', route: 'BillingDealsHistory', actions: {} }],
      create: { route: 'CreateBillingRequest' },
      actions: { row },
    });
    expect(screens).toEqual([]);
    expect(lists[0].create).toMatchObject({ path: '/wizard/billing-requests/create' });
    expect(await lists[0].actions?.row?.()).toBe(actions);
    expect(lists[1]?.actions?.row).toBeUndefined();
  });

  it('names the page that has neither a route nor a path', () => {
    expect(() => defineResource({ name: 'lost', endpoints, id: 'id', lists: [{}] })).toThrow('lost names no route');
  });

  it('is found by its pages, as those of the specification are', () => {
    expect(listOfRoute('gadgets')).toBe(list);
    expect(recordOfRoute('gadgets.record')).toBe(list);
    expect(recordOfRoute('Transaction')?.name).toBe('transactions');
    expect(recordOfRoute('Customers')).toBeUndefined();
    // Transmissions have no record call: their page is the list of what they carried.
    expect(recordOfRoute('TransactionsByTransmission')).toBeUndefined();
  });

  it('asks one path for its list, columns, spreadsheet and records', () => {
    expect(Object.values(endpoints).map(({ kind, path }) => [kind, path])).toEqual([
      ['list', '/api/gadgets'],
      ['meta', '/api/gadgets/$meta'],
      ['excel', '/api/gadgets/$excel'],
      ['record', '/api/gadgets/{id}'],
    ]);
  });
});
