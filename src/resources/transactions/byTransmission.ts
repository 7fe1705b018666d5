import { defineResource } from '#src/resources/defineResource.ts';

/** The transactions one transmission carried. */
export const transactionsByTransmission = defineResource({
  name: 'transactionsByTransmission',
  endpoints: { list: 'transactions.ofTransmission', meta: 'transactions.meta', get: 'transactions.get' },
  id: 'paymentTransactionID',
  terminal: 'none',
  parent: { id: 'transmissionID' },
  route: 'TransactionsByTransmission',
  detailRoute: 'Transaction',
  quickFilters: ['quickStatusFilter'],
});
