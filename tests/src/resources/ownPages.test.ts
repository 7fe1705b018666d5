import { describe, expect, it } from 'vitest';
import { readsAt } from '#src/dataProvider/resource.ts';
import { defineResource } from '#src/resources/defineResource.ts';
import { registryOf } from '#src/resources/registryOf.ts';
import { resources } from '#src/resources/registry.ts';

const endpoints = readsAt('transactions', '/api/inventions', 'billing');
const inventions = defineResource({ name: 'inventions', endpoints, id: 'id', path: '/inventions', access: 'billing' });
const { routeTable, resourceOfRoute, resourceOfRecord } = registryOf([...resources, inventions]);

describe('a resource with pages of its own', () => {
  it('has a list and a record page below its path, titled by its names', () => {
    expect(routeTable.inventions).toEqual({
      layout: 'main',
      access: 'billing',
      path: '/inventions/list',
      title: 'resource.inventions.name',
    });
    expect(routeTable['inventions.record']).toMatchObject({
      path: '/inventions/view/:id',
      title: 'resource.inventions.one',
      back: { to: 'inventions', previous: true },
    });
    expect(inventions.detailPath?.('4/2')).toBe('/inventions/view/4%2F2');
  });

  it('has no record page without a call for one', () => {
    const { list, meta } = endpoints;
    const bare = defineResource({ name: 'bare', endpoints: { list, meta }, id: 'id', path: '/bare' });
    expect(bare.detailPage).toBeUndefined();
    expect(bare.detailPath).toBeUndefined();
  });

  it('is found by its pages, as those of the specification are', () => {
    expect(resourceOfRoute('inventions')).toBe(inventions);
    expect(resourceOfRecord('inventions.record')).toBe(inventions);
    expect(resourceOfRecord('Transaction')?.name).toBe('transactions');
    expect(resourceOfRecord('Customers')).toBeUndefined();
    // Transmissions have no record call: their page is the list of what they carried.
    expect(resourceOfRecord('TransactionsByTransmission')).toBeUndefined();
  });

  it('asks one path for its list, columns, spreadsheet and records', () => {
    expect(Object.values(endpoints).map(({ kind, path }) => [kind, path])).toEqual([
      ['list', '/api/inventions'],
      ['meta', '/api/inventions/$meta'],
      ['excel', '/api/inventions/$excel'],
      ['record', '/api/inventions/{id}'],
    ]);
  });
});
