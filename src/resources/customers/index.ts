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
});
