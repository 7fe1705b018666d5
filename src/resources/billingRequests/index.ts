import AssignmentOutlinedIcon from '@mui/icons-material/AssignmentOutlined';
import DatasetLinkedOutlinedIcon from '@mui/icons-material/DatasetLinkedOutlined';
import { defineResource } from '#src/resources/defineResource.ts';
import { pathTo, policyOf } from '#src/resources/paths.ts';

/** A row carries the customer's id alone. */
const people = {
  cells: { consumerID: async () => (await import('#src/fields/customer/CustomerNameCell.tsx')).CustomerNameCell },
  headings: { consumerID: 'filter.name.consumerID' },
} as const;

/** Links by which a customer sets up a standing order; the terminal stands in the call's path. */
export const billingRequests = defineResource({
  name: 'billingRequests',
  calls: 'billingRequests',
  id: 'paymentRequestID',
  primaryText: ['consumerID', 'cardOwnerName', 'consumerEmail'],
  messages: 'billing',
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
      ...people,
      quickFilters: ['quickStatus', 'quickDateFilter'],
    },
    {
      // Any number of customers may use these.
      name: 'permanentBillingLinks',
      route: 'PermanentBillingLinks',
      detailRoute: 'BillingLink',
      fixedFilter: { permanent: true },
      menu: { group: 'billing', icon: DatasetLinkedOutlinedIcon },
      columns: ['transactionAmount', 'quickStatus', 'paymentRequestTimestamp', 'dueDate', 'billingSchedule'],
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
