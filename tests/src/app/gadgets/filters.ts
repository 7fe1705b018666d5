import type { FilterTable } from '#contract/filters.ts';

export const filters = {
  terminalID: { kind: 'guid', group: 'reference' },
  search: { kind: 'text', group: 'reference' },
  currency: { kind: 'enum', values: 'currency', group: 'amount', column: 'currency' },
  priceFrom: { kind: 'number', group: 'amount', column: 'price', bound: 'from' },
  priceTo: { kind: 'number', group: 'amount', column: 'price', bound: 'to' },
  dateFrom: { kind: 'day', group: 'time', column: 'inventedOn', bound: 'from' },
  dateTo: { kind: 'day', group: 'time', column: 'inventedOn', bound: 'to' },
  patented: { kind: 'boolean', group: 'state', column: 'patented' },
} as const satisfies FilterTable;
