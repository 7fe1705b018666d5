/** Resources whose rows go, come back or change with a customer or with a saved card. */
export const changedByCustomer = [
  'customers',
  'cards',
  'billingDeals',
  'billingDealsHistory',
  'futureBillingDeals',
] as const;
