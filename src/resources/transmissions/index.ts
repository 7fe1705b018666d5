import CloudUploadOutlinedIcon from '@mui/icons-material/CloudUploadOutlined';
import { defineResource } from '#src/resources/defineResource.ts';

/** What was sent to the clearing house; successful ones at first (spec §7). */
export const transmissions = defineResource({
  name: 'transmissions',
  calls: 'transmissions',
  id: 'transmissionID',
  lists: [
    {
      route: 'Transmissions',
      detailRoute: 'TransactionsByTransmission',
      menu: { group: 'settlement', icon: CloudUploadOutlinedIcon },
      columns: ['transmissionNumber', 'totalAmount', 'success', 'transmissionDate', 'transactionsCount', 'message'],
      quickFilters: ['quickDateFilter', 'success'],
      defaultFilter: { success: true },
    },
  ],
  actions: { list: async () => (await import('./listActions.ts')).listActions },
});
