import { defineResource } from '#src/resources/defineResource.ts';

/** The transactions again, reached from a dashboard figure: its filters come with the address. */
export const transactionsFiltered = defineResource({
  name: 'transactionsFiltered',
  calls: 'transactions',
  id: 'paymentTransactionID',
  route: 'TransactionsFiltered',
  detailRoute: 'Transaction',
  quickFilters: ['quickStatusFilter', 'quickDateFilter'],
  selectable: true,
});
