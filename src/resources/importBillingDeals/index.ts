import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import { featuresOf } from '#contract/callPolicies.ts';
import { defineResource } from '#src/resources/defineResource.ts';

/** Rows of imported files of billing deals, and the page that imports one; the terminal stands in the call's path. */
export const importBillingDeals = defineResource({
  name: 'importBillingDeals',
  calls: 'import',
  id: ['importID', 'rowNumber'],
  primaryText: ['consumerName'],
  path: '/import/billing-deals',
  access: 'billing',
  lists: [
    {
      route: 'ImportBillingDeals',
      menu: { group: 'billing', icon: UploadFileOutlinedIcon },
      columns: ['consumerName', 'transactionAmount', 'status', 'error', 'created', 'fileName', 'rowNumber'],
      failureText: ['error'],
      quickFilters: ['status'],
    },
  ],
  create: { feature: featuresOf('import.upload'), page: async () => (await import('./ImportPage.tsx')).ImportPage },
});
