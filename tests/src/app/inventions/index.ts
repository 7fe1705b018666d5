import { readsAt } from '#src/dataProvider/resource.ts';
import { defineResource } from '#src/resources/defineResource.ts';
import { inventionFilters } from './filters.ts';

/** What people have thought up. */
export const inventions = defineResource({
  name: 'inventions',
  endpoints: readsAt('transactions', '/api/inventions'),
  id: 'inventionID',
  path: '/inventions',
  menu: 'customersAndItems',
  filters: inventionFilters,
  quickFilters: ['search'],
});
