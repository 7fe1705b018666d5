import { defineResource } from '#src/resources/defineResource.ts';

/** Standing orders. */
export const billingDeals = defineResource({
  name: 'billingDeals',
  calls: 'billing',
  id: 'billingDealID',
  route: 'BillingDeals',
  detailRoute: 'BillingDeal',
  quickFilters: ['quickStatus', 'consumerName'],
  selectable: true,
});
