import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import { defineResource } from '#src/resources/defineResource.ts';

/** Rows of uploaded billing deals; the terminal stands in the call's path. */
export const importBillingDeals = defineResource({
  name: 'importBillingDeals',
  calls: 'import',
  id: ['importID', 'rowNumber'],
  lists: [
    {
      route: 'ImportBillingDeals',
      menu: { group: 'billing', icon: UploadFileOutlinedIcon },
      columns: ['fileName', 'consumerName', 'transactionAmount', 'status', 'created', 'rowNumber', 'error'],
      quickFilters: ['status'],
    },
  ],
});
