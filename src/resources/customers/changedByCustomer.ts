/** Resources whose rows go, or come back, with a customer. */
export const changedByCustomer = [
  'customers',
  'cards',
  'billingDeals',
  'billingDealsHistory',
  'futureBillingDeals',
] as const;
