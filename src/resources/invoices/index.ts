import { defineResource } from '#src/resources/defineResource.ts';

/** Invoices, receipts and credit notes. */
export const invoices = defineResource({
  name: 'invoices',
  calls: 'invoices',
  id: 'invoiceID',
  route: 'Invoices',
  detailRoute: 'Invoice',
  quickFilters: ['status', 'quickDateFilter'],
  selectable: true,
});
