import AccountBalanceOutlinedIcon from '@mui/icons-material/AccountBalanceOutlined';
import { defineResource } from '#src/resources/defineResource.ts';

/** Bank-transfer files; one of them is shown by its rows. */
export const masavFiles = defineResource({
  name: 'masavFiles',
  calls: 'masav',
  id: 'masavFileID',
  primaryText: ['institutionName'],
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
      cells: { downloaded: async () => (await import('./DownloadedCell.tsx')).DownloadedCell },
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
      primaryText: ['consumerName'],
      columns: [
        'rowNumber',
        'consumerName',
        'amount',
        'paid',
        'comment',
        'bank',
        'bankBranch',
        'bankAccount',
        'nationalID',
      ],
      stateField: 'paid',
      failureText: ['comment'],
      cells: { paid: async () => (await import('./AnswerCell.tsx')).AnswerCell },
      quickFilters: ['status'],
      countsStates: true,
      parent: { masavFileID: 'id' },
      selectable: true,
      // Files are in shekels.
      rowMoney: { field: 'amount', currency: 'ILS' },
      insight: async () => (await import('./FilePanel.tsx')).FilePanel,
      actions: { bulk: async () => (await import('./rowActions.ts')).bulkActions },
    },
  ],
  actions: {
    row: async () => (await import('./fileActions.ts')).fileActions,
    list: async () => (await import('./generate.ts')).listActions,
  },
});
