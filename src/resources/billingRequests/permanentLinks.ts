import { defineResource } from '#src/resources/defineResource.ts';

/** Billing links that any number of customers may use. */
export const permanentBillingLinks = defineResource({
  name: 'permanentBillingLinks',
  calls: 'billingRequests',
  id: 'paymentRequestID',
  recordQuery: { showDeleted: true },
  fixedFilter: { permanent: true },
  route: 'PermanentBillingLinks',
  detailRoute: 'BillingLink',
  quickFilters: ['quickDateFilter'],
});
