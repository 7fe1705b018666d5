/** Nouns whose screens have another word than their calls (CONTEXT.md). The others have one word on both sides. */
export const wireWords = {
  cards: 'cardTokens',
  customers: 'consumers',
  billingDeals: 'billing',
  billingDealsHistory: 'billing',
  futureBillingDeals: 'futureBillings',
  permanentBillingLinks: 'billingRequests',
  permanentLinks: 'paymentRequests',
  transactionsFiltered: 'transactions',
  transactionsByTransmission: 'transactions',
  incomeReport: 'income',
  importBillingDeals: 'import',
  masavFiles: 'masav',
  masavFileRows: 'masavRows',
  webHooksCompleted: 'webhooks',
} as const;

/** Calls that are named otherwise than by their verb. */
export const otherVerbs = { 'cards.update': 'cardTokens.extendExpiration' } as const;
