import { withMessages } from '#src/i18n/areas.ts';
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
  createRoute: 'CreateItem',
  actions: {
    row: async () => (await withMessages('customers', import('./actions.ts'))).rowActions,
    bulk: async () => (await withMessages('customers', import('./actions.ts'))).bulkActions,
    list: async () => (await withMessages('customers', import('./actions.ts'))).listActions,
  },
});
