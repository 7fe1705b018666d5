import AssignmentOutlinedIcon from '@mui/icons-material/AssignmentOutlined';
import DatasetLinkedOutlinedIcon from '@mui/icons-material/DatasetLinkedOutlined';
import { customerColumn, linkOfAnybody } from '#src/fields/customer/customerColumn.ts';
import { defineResource } from '#src/resources/defineResource.ts';
import { pathTo, policyOf } from '#src/resources/paths.ts';

/** Links by which a customer sets up a standing order; the terminal stands in the call's path. */
export const billingRequests = defineResource({
  name: 'billingRequests',
  calls: 'billingRequests',
  id: 'paymentRequestID',
  primaryText: ['consumerID', 'cardOwnerName', 'consumerEmail'],
  recordQuery: { showDeleted: true },
  lists: [
    {
      route: 'BillingRequests',
      menu: { group: 'billing', icon: AssignmentOutlinedIcon },
      columns: [
        'consumerID',
        'transactionAmount',
        'quickStatus',
        'paymentRequestTimestamp',
        'dueDate',
        'billingSchedule',
        'consumerEmail',
      ],
      ...customerColumn,
      quickFilters: ['quickStatus', 'quickDateFilter'],
    },
    {
      // Any number of customers may use these.
      name: 'permanentBillingLinks',
      route: 'PermanentBillingLinks',
      detailRoute: 'BillingLink',
      fixedFilter: { permanent: true },
      menu: { group: 'billing', icon: DatasetLinkedOutlinedIcon },
      columns: [
        'transactionAmount',
        'billingSchedule',
        'quickStatus',
        'paymentRequestTimestamp',
        'dueDate',
        'paymentRequestID',
      ],
      leavesOut: linkOfAnybody,
      quickFilters: ['quickDateFilter'],
      create: {
        ...policyOf('CreateBillingRequest'),
        path: `${pathTo('CreateBillingRequest')}?permanent=true`,
        label: 'route.CreateBillingRequest',
      },
    },
  ],
  create: { route: 'CreateBillingRequest' },
  record: { route: 'BillingRequest', page: async () => (await import('./recordPage.ts')).recordPage },
  actions: { row: async () => (await import('./actions.ts')).rowActions },
});
