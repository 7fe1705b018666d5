import ReceiptLongOutlinedIcon from '@mui/icons-material/ReceiptLongOutlined';
import { defineResource } from '#src/resources/defineResource.ts';

/** Every charge, refund and check of a terminal. */
export const transactions = defineResource({
  name: 'transactions',
  calls: 'transactions',
  id: 'paymentTransactionID',
  namedBy: ['initialTransactionID', 'currentTransactionID'],
  messages: 'transactions',
  lists: [
    {
      route: 'Transactions',
      menu: { group: 'payments', icon: ReceiptLongOutlinedIcon },
      quickFilters: ['quickStatusFilter', 'quickDateFilter'],
      selectable: true,
    },
    {
      // Reached from a dashboard figure: its filters come with the address.
      name: 'transactionsFiltered',
      route: 'TransactionsFiltered',
      quickFilters: ['quickStatusFilter', 'quickDateFilter'],
      selectable: true,
    },
    {
      name: 'transactionsByTransmission',
      route: 'TransactionsByTransmission',
      endpoints: { list: 'transactions.ofTransmission', meta: 'transactions.meta', get: 'transactions.get' },
      terminal: 'none',
      parent: { id: 'transmissionID' },
      quickFilters: ['quickStatusFilter'],
    },
  ],
  actions: { record: async () => (await import('./actions.ts')).recordActions },
  record: { route: 'Transaction', page: async () => (await import('./recordPage.ts')).recordPage },
});
