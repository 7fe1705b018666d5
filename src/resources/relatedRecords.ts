import { buildPath, routes, type RouteName } from './paths.ts';

/** Which record a field names, by the route that shows it. */
const routeOfField: Readonly<Record<string, RouteName>> = {
  consumerID: 'Customer',
  itemID: 'Item',
  paymentTransactionID: 'Transaction',
  initialTransactionID: 'Transaction',
  currentTransactionID: 'Transaction',
  billingDealID: 'BillingDeal',
  invoiceID: 'Invoice',
  originInvoiceID: 'Invoice',
  paymentRequestID: 'PaymentRequest',
  masavFileID: 'MasavFileRows',
  transmissionID: 'TransactionsByTransmission',
};

/**
 * The address of the record a field's value names.
 * @param mayOpen judges a route for the person and the terminal.
 * @returns undefined for a field that names none, an empty value, or a record the person may not see.
 */
export function relatedPath(field: string, value: unknown, mayOpen: (route: RouteName) => boolean): string | undefined {
  const route = Object.hasOwn(routeOfField, field) ? routeOfField[field] : undefined;
  if (route === undefined || !mayOpen(route)) return undefined;
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return undefined;
  const { path } = routes[route];
  const parameter = /:(\w+)/.exec(path)?.[1] ?? 'id';
  return buildPath(path, { [parameter]: String(value) });
}
