import AccountBalanceOutlinedIcon from '@mui/icons-material/AccountBalanceOutlined';
import { defineResource } from '#src/resources/defineResource.ts';

const later = async () => import('./later.ts');

/** Bank-transfer files; one of them is shown by its rows. */
export const masavFiles = defineResource({
  name: 'masavFiles',
  calls: 'masav',
  id: 'masavFileID',
  messages: 'masav',
  lists: [
    {
      route: 'MasavFiles',
      detailRoute: 'MasavFileRows',
      menu: { group: 'settlement', icon: AccountBalanceOutlinedIcon },
      columns: [
        'masavFileID',
        'institutionName',
        'totalAmount',
        'rowsCount',
        'downloaded',
        'masavFileDate',
        'paidDate',
        'operationDoneBy',
      ],
      quickFilters: ['quickDateFilter'],
    },
    {
      // Numeric ids, and a file instead of a terminal.
      name: 'masavFileRows',
      route: 'MasavFileRows',
      calls: 'masavRows',
      shows: ['masav'],
      id: 'masavFileRowID',
      terminal: 'none',
      columns: ['masavFileRowID', 'consumerName', 'amount', 'paid', 'bank', 'bankBranch', 'bankAccount', 'nationalID'],
      parent: { masavFileID: 'id' },
      selectable: true,
      insight: async () => (await later()).FilePanel(),
      actions: { bulk: async () => (await later()).bulkActions() },
    },
  ],
  actions: {
    row: async () => (await later()).fileActions(),
    list: async () => (await later()).listActions(),
  },
});
