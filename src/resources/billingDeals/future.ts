import { defineResource } from '#src/resources/defineResource.ts';

/** Charges to come; a row is the n-th charge of a deal. */
export const futureBillingDeals = defineResource({
  name: 'futureBillingDeals',
  calls: 'futureBillings',
  id: ['billingDealID', 'chargeNumber'],
  route: 'FutureBillingDeals',
  quickFilters: ['consumerName', 'dateFrom'],
});
