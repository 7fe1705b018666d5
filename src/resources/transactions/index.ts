import { defineResource } from '#src/resources/defineResource.ts';

/** Every charge, refund and check of a terminal. */
export const transactions = defineResource({
  name: 'transactions',
  calls: 'transactions',
  id: 'paymentTransactionID',
  route: 'Transactions',
  detailRoute: 'Transaction',
  quickFilters: ['quickStatusFilter', 'quickDateFilter'],
  selectable: true,
});
