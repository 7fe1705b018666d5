/** The customer's column of a list whose rows carry the customer's id alone: drawn and headed as a person. */
export const customerColumn = {
  cells: { consumerID: async () => (await import('./CustomerNameCell.tsx')).CustomerNameCell },
  headings: { consumerID: 'filter.name.consumerID' },
} as const;

/** Columns of links that say nothing of one which any number of people may use: it is nobody's, and no single payment is made by it. */
export const linkOfAnybody = [
  'consumerID',
  'cardOwnerName',
  'consumerEmail',
  'permanent',
  'isRefund',
  'terminalID',
  'paymentTransactionID',
  'billingDealID',
] as const;
