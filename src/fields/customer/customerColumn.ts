/** The customer's column of a list whose rows carry the customer's id alone: drawn and headed as a person. */
export const customerColumn = {
  cells: { consumerID: async () => (await import('./CustomerNameCell.tsx')).CustomerNameCell },
  headings: { consumerID: 'filter.name.consumerID' },
} as const;
