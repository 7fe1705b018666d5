import AccountBalanceOutlinedIcon from '@mui/icons-material/AccountBalanceOutlined';
import { defineResource } from '#src/resources/defineResource.ts';

/** Bank-transfer files; one of them is shown by its rows. */
export const masavFiles = defineResource({
  name: 'masavFiles',
  calls: 'masav',
  id: 'masavFileID',
  lists: [
    {
      route: 'MasavFiles',
      detailRoute: 'MasavFileRows',
      menu: { group: 'settlement', icon: AccountBalanceOutlinedIcon },
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
      parent: { masavFileID: 'id' },
    },
  ],
});
