import type { FilterTable } from '#contract/filters.ts';

export const filters = {
  terminalID: { kind: 'guid' },
  search: { kind: 'text' },
  currency: { kind: 'enum', values: 'currency', column: 'currency' },
  priceFrom: { kind: 'number', column: 'price', bound: 'from' },
  priceTo: { kind: 'number', column: 'price', bound: 'to' },
  dateFrom: { kind: 'day', column: 'inventedOn', bound: 'from' },
  dateTo: { kind: 'day', column: 'inventedOn', bound: 'to' },
  patented: { kind: 'boolean', column: 'patented' },
} as const satisfies FilterTable;
