import { defineResource } from '#src/resources/defineResource.ts';

/** Links by which a customer sets up a standing order; the terminal stands in the call's path. */
export const billingRequests = defineResource({
  name: 'billingRequests',
  calls: 'billingRequests',
  id: 'paymentRequestID',
  recordQuery: { showDeleted: true },
  route: 'BillingRequests',
  detailRoute: 'BillingRequest',
  quickFilters: ['quickStatus', 'quickDateFilter'],
});
