import { defineResource } from '#src/resources/defineResource.ts';

/** Standing orders that are over: finished or inactive (spec gap, the server's `finished`). */
export const billingDealsHistory = defineResource({
  name: 'billingDealsHistory',
  calls: 'billing',
  id: 'billingDealID',
  fixedFilter: { finished: true },
  route: 'BillingDealsHistory',
  detailRoute: 'BillingDeal',
  quickFilters: ['consumerName', 'quickDateFilter'],
});
