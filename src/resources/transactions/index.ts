import ReceiptLongOutlinedIcon from '@mui/icons-material/ReceiptLongOutlined';
import { defineResource } from '#src/resources/defineResource.ts';
import { transactionMoney } from './money.ts';

/** What a person asks of a transaction, first things first. */
const columns = [
  'cardOwnerName',
  'dealDescription',
  'transactionAmount',
  'quickStatus',
  'transactionTimestamp',
  'cardNumber',
  'specialTransactionType',
  'paymentTypeEnum',
  'transactionType',
];

/** The processor speaks its own language. */
const cells = { rejectionMessage: async () => (await import('./RejectionCell.tsx')).RejectionCell };

/** Every charge, refund and check of a terminal. */
export const transactions = defineResource({
  name: 'transactions',
  calls: 'transactions',
  id: 'paymentTransactionID',
  primaryText: ['cardOwnerName', 'dealDescription', 'dealReference'],
  namedBy: ['initialTransactionID', 'currentTransactionID'],
  lists: [
    {
      route: 'Transactions',
      menu: { group: 'payments', icon: ReceiptLongOutlinedIcon },
      columns,
      cells,
      money: transactionMoney,
      quickFilters: ['quickStatusFilter', 'quickDateFilter'],
      selectable: true,
    },
    {
      // Reached from home, by a figure or what waits: its filters come with the address.
      name: 'transactionsFiltered',
      waits: async () => (await import('./waits.ts')).transactionWaits,
      route: 'TransactionsFiltered',
      columns,
      cells,
      money: transactionMoney,
      quickFilters: ['quickStatusFilter', 'quickDateFilter'],
      selectable: true,
    },
    {
      name: 'transactionsByTransmission',
      route: 'TransactionsByTransmission',
      endpoints: { list: 'transactions.ofTransmission', meta: 'transactions.meta', get: 'transactions.get' },
      terminal: 'none',
      parent: { id: 'transmissionID' },
      columns,
      cells,
      money: transactionMoney,
      quickFilters: ['quickStatusFilter'],
    },
  ],
  actions: {
    record: async () => (await import('./actions.ts')).recordActions,
    bulk: async () => (await import('./manyActions.ts')).bulkActions,
    list: async () => (await import('./manyActions.ts')).listActions,
  },
  record: { route: 'Transaction', page: async () => (await import('./recordPage.ts')).recordPage },
});
