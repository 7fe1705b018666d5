import type { Row } from '#contract/envelope.ts';
import type { Meta } from '#contract/meta.ts';
import { factWords } from '#src/record/facts/factWords.ts';
import type { FactContext } from '#src/record/facts/shownFacts.ts';
import { context as format } from '#tests/src/list/sampleMeta.ts';

export const guid = '21e0e579-8eeb-4205-8c9e-d29a2c946b37';

/** What facts of a record are read with; customers and items may be opened. */
export function contextOf(record: Row, columns: Meta['columns'] = {}, idFields: readonly string[] = []): FactContext {
  const pathOf = (field: string, value: unknown) =>
    ['consumerID', 'itemID'].includes(field) && typeof value === 'string' ? `/${field}/${value}` : undefined;
  const words = factWords(record, format, { translate: (key) => `<${key}>`, pathOf });
  return { meta: { columns }, names: {}, format, idFields, words };
}

/** Columns of a list whose rows are flat. */
export const meta: Meta['columns'] = {
  paymentTransactionID: { name: 'Transaction ID', dataType: 'guid' },
  cardNumber: { name: 'Card number', dataType: 'string' },
  dealDetails: { name: 'Deal', dataType: 'string' },
  rejectionReason: { name: 'Refused because', dataType: 'string' },
};
/** A whole record with something of everything. */
export const record = {
  id: guid,
  paymentTransactionID: guid,
  currency: 'USD',
  creditCardDetails: { cardNumber: '****1', cardExpiration: '09/28' },
  dealDetails: {
    dealReference: 'R-1',
    consumerName: 'Dana',
    consumerID: guid,
    consumerAddress: { city: 'Haifa' },
    items: [
      { itemID: guid, price: 3, discount: 0, itemName: 'Soap' },
      { itemName: 'Oil', currency: 'ILS', sku: 'S', vatRate: 0.18 },
    ],
  },
  vatTotal: 2,
  netTotal: 0,
  allowRefund: true,
  history: [],
  origin: null,
  extension: {},
  updateTimestamp: 'AAAAAAAAAAE=',
  $full: 'x',
};
