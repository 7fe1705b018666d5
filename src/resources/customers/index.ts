import { withMessages } from '#src/i18n/areas.ts';
import { defineResource } from '#src/resources/defineResource.ts';

/** Customers (the wire's consumers). */
export const customers = defineResource({
  name: 'customers',
  calls: 'consumers',
  id: 'consumerID',
  route: 'Customers',
  detailRoute: 'Customer',
  quickFilters: ['search'],
  showDeleted: true,
  selectable: true,
  createRoute: 'CreateCustomer',
  actions: {
    row: async () => (await withMessages('customers', import('./actions.ts'))).rowActions,
    list: async () => (await withMessages('customers', import('./actions.ts'))).listActions,
  },
});
