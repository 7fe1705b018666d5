import { defineResource } from '#src/resources/defineResource.ts';

/** The catalogue of goods and services. */
export const items = defineResource({
  name: 'items',
  calls: 'items',
  id: 'itemID',
  route: 'Items',
  detailRoute: 'Item',
  quickFilters: ['search'],
  showDeleted: true,
  selectable: true,
});
