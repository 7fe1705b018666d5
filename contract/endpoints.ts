import type { AccessPolicy } from './roles.ts';

/** The three API bases of spec §7; /config.json gives each an address. */
export const bases = ['profile', 'transactions', 'reporting'] as const;
export type Base = (typeof bases)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * What a call is for, which decides how both sides treat it:
 * `meta` columns of a list · `list` envelope with paging · `excel` the list as .xlsx · `record` one entity ·
 * `lookup` any other read · `create` answers 201 · `update`, `delete`, `action` answer 200 with an OperationResponse ·
 * `upload` multipart · `download` a file body. Only meta, list, record and lookup may be merged, cached or repeated.
 */
export type EndpointKind =
  'meta' | 'list' | 'excel' | 'record' | 'lookup' | 'create' | 'update' | 'delete' | 'action' | 'upload' | 'download';

export interface Endpoint {
  base: Base;
  method: Method;
  /** Path below the base; `{name}` stands for a parameter. */
  path: string;
  kind: EndpointKind;
  /** Who may call it (docs/rulings.md). */
  access: AccessPolicy;
  /** The screen shows the 400/409 message itself (spec §8 "Specific cases"). */
  ownErrors?: true;
  /** Nouns a call may change that is described in place; of the contract's own calls `changes.ts` says it. */
  changes?: readonly string[];
}

type Row = readonly [Method, string, EndpointKind];

/** Gives the rows of one group their base and access policy. */
function group<const Rows extends Record<string, Row>>(base: Base, access: AccessPolicy, rows: Rows) {
  const entries = Object.entries(rows).map(([id, [method, path, kind]]): [string, Endpoint] => [
    id,
    { base, method, path, kind, access, ...(ownErrorCalls.has(id) && { ownErrors: true }) },
  ]);
  return Object.fromEntries(entries) as { [Id in keyof Rows]: Endpoint & { path: Rows[Id][1]; kind: Rows[Id][2] } };
}

const ownErrorCalls = new Set([
  'transactions.create',
  'transactions.refund',
  'transactions.chargeback',
  'transactions.createConsent',
  'transactions.consentStatus',
]);

const profile = group('profile', 'any', {
  'terminals.list': ['GET', '/api/terminals', 'list'],
  'terminals.get': ['GET', '/api/terminals/{terminalID}', 'record'],
  'terminals.update': ['PUT', '/api/terminals/{terminalID}', 'update'],
  'terminals.availableFeatures': ['GET', '/api/terminals/available-features', 'lookup'],
  'terminals.uploadLogo': ['POST', '/api/terminals/{terminalID}/merchantlogo', 'upload'],
  'terminals.deleteLogo': ['DELETE', '/api/terminals/{terminalID}/merchantlogo', 'delete'],
  'terminals.devices': ['GET', '/api/terminals/terminal-devices/{terminalID}', 'lookup'],
  'dictionaries.merchant': ['GET', '/api/dictionaries/merchant', 'lookup'],
  'dictionaries.banks': ['GET', '/api/dictionaries/banks', 'lookup'],
  'consumers.meta': ['GET', '/api/consumers/$meta', 'meta'],
  'consumers.list': ['GET', '/api/consumers', 'list'],
  'consumers.excel': ['GET', '/api/consumers/$excel', 'excel'],
  'consumers.get': ['GET', '/api/consumers/{id}', 'record'],
  'consumers.update': ['PUT', '/api/consumers/{id}', 'update'],
  'consumers.delete': ['DELETE', '/api/consumers/{id}', 'delete'],
  'consumers.restore': ['PUT', '/api/consumers/restore/{id}', 'action'],
  'consumers.create': ['POST', '/api/consumers', 'create'],
  'consumers.import': ['GET', '/api/consumers/import', 'action'],
  'items.meta': ['GET', '/api/items/$meta', 'meta'],
  'items.list': ['GET', '/api/items', 'list'],
  'items.get': ['GET', '/api/items/{id}', 'record'],
  'items.update': ['PUT', '/api/items/{id}', 'update'],
  'items.create': ['POST', '/api/items', 'create'],
  'items.delete': ['DELETE', '/api/items/{id}', 'delete'],
  'items.bulkDelete': ['POST', '/api/items/bulkdelete', 'action'],
  'items.excel': ['GET', '/api/items/$excel', 'excel'],
  'items.import': ['GET', '/api/items/import', 'action'],
  'items.importCategories': ['GET', '/api/items/import/categories', 'action'],
});

/** What opens a terminal to machines, and what its payers see (docs/rulings.md). */
const keysAndStyles = group('profile', 'billing', {
  'terminals.resetApiKey': ['POST', '/api/terminals/{terminalID}/resetApiKey', 'action'],
  'terminals.resetSharedApiKey': ['POST', '/api/terminals/{terminalID}/resetSharedApiKey', 'action'],
  'terminals.uploadStylesheet': ['POST', '/api/terminals/{terminalID}/customcss', 'upload'],
  'terminals.deleteStylesheet': ['DELETE', '/api/terminals/{terminalID}/customcss', 'delete'],
});

const dashboard = group('reporting', 'billing', {
  'dashboard.transactionsTotals': ['GET', '/api/dashboard/transactionsTotals', 'lookup'],
  'dashboard.paymentTypeTotals': ['GET', '/api/dashboard/paymentTypeTotals', 'lookup'],
  'dashboard.transactionTimeline': ['GET', '/api/dashboard/transactionTimeline', 'lookup'],
  'dashboard.itemsTotals': ['GET', '/api/dashboard/itemsTotals', 'lookup'],
  'dashboard.consumersTotals': ['GET', '/api/dashboard/consumersTotals', 'lookup'],
});

const reporting = group('reporting', 'any', {
  'income.meta': ['GET', '/api/reports/$meta-income', 'meta'],
  'income.list': ['GET', '/api/reports/income', 'list'],
  'income.excel': ['GET', '/api/reports/income/$excel', 'excel'],
});

const billing = group('transactions', 'billing', {
  'billing.meta': ['GET', '/api/billing/$meta', 'meta'],
  'billing.list': ['GET', '/api/billing', 'list'],
  'billing.excel': ['GET', '/api/billing/$excel', 'excel'],
  'billing.get': ['GET', '/api/billing/{id}', 'record'],
  'billing.create': ['POST', '/api/billing', 'create'],
  'billing.update': ['PUT', '/api/billing/{id}', 'update'],
  'invoiceOnlyBilling.create': ['POST', '/api/invoiceonlybilling', 'create'],
  'invoiceOnlyBilling.update': ['PUT', '/api/invoiceonlybilling/{id}', 'update'],
  'billing.pause': ['POST', '/api/billing/{id}/pause', 'action'],
  'billing.unpause': ['POST', '/api/billing/{id}/unpause', 'action'],
  'billing.triggerByTerminal': ['POST', '/api/billing/trigger-by-terminal/{terminalID}', 'action'],
  'billing.trigger': ['POST', '/api/billing/trigger-billing-deals', 'action'],
  'billing.activate': ['POST', '/api/billing/activate-billing-deals', 'action'],
  'billing.disable': ['POST', '/api/billing/disable-billing-deals', 'action'],
  'billing.cardNumber': ['GET', '/api/billing/{id}/card-number', 'lookup'],
  'futureBillings.meta': ['GET', '/api/future-billings/$meta', 'meta'],
  'futureBillings.list': ['GET', '/api/future-billings', 'list'],
  'import.meta': ['GET', '/api/import/$meta', 'meta'],
  'import.list': ['GET', '/api/import/billing-deals/{terminalID}', 'list'],
  'import.upload': ['POST', '/api/import/billing-deals/upload/{terminalID}', 'upload'],
  'webhooks.list': ['GET', '/api/webhooks', 'list'],
  'transactions.createBillingTransaction': ['POST', '/api/transactions/create-billing-transaction', 'create'],
});

const payments = group('transactions', 'any', {
  'dictionaries.transaction': ['GET', '/api/dictionaries/transaction', 'lookup'],
  'billingRequests.create': ['POST', '/api/billing/request', 'create'],
  'billingRequests.meta': ['GET', '/api/billing/request/meta/$meta', 'meta'],
  'billingRequests.list': ['GET', '/api/billing/request/links/{terminalID}', 'list'],
  /** The spec names this call twice: a billing link is a payment intent, asked with showDeleted=true. */
  'billingRequests.get': ['GET', '/api/paymentIntent/{id}', 'record'],
  'cardTokens.list': ['GET', '/api/cardtokens', 'list'],
  'cardTokens.create': ['POST', '/api/cardtokens', 'create'],
  'cardTokens.delete': ['DELETE', '/api/cardtokens/{tokenId}', 'delete'],
  'cardTokens.extendExpiration': ['POST', '/api/cardtokens/extendExpiration', 'action'],
  'invoices.list': ['GET', '/api/invoicing', 'list'],
  'invoices.meta': ['GET', '/api/invoicing/$meta', 'meta'],
  'invoices.get': ['GET', '/api/invoicing/{id}', 'record'],
  'invoices.create': ['POST', '/api/invoicing', 'create'],
  'invoices.update': ['PUT', '/api/invoicing/{id}', 'update'],
  'invoices.delete': ['DELETE', '/api/invoicing/{id}', 'delete'],
  'invoices.resend': ['POST', '/api/invoicing/resend', 'action'],
  'invoices.downloadCopy': ['GET', '/api/invoicing/{id}/downloadCopy', 'download'],
  'invoices.download': ['GET', '/api/invoicing/{id}/download', 'download'],
  'invoices.createForTransaction': ['POST', '/api/invoicing/transaction/{paymentTransactionID}', 'action'],
  'invoices.excel': ['GET', '/api/invoicing/$excel', 'excel'],
  'invoices.resendSingle': ['POST', '/api/invoicing/resend-single', 'action'],
  'invoices.cancel': ['POST', '/api/invoicing/cancel/{invoiceId}', 'action'],
  'invoices.totals': ['GET', '/api/invoicing/totals/{segment}', 'lookup'],
  'easyInvoice.taxReport': ['POST', '/api/integrations/easy-invoice/get-document-tax-report', 'download'],
  'easyInvoice.hashReport': ['POST', '/api/integrations/easy-invoice/get-document-hash-report', 'download'],
  'masav.list': ['GET', '/api/masav', 'list'],
  'masav.meta': ['GET', '/api/masav/$meta', 'meta'],
  'masav.excel': ['GET', '/api/masav/$excel', 'excel'],
  'masav.get': ['GET', '/api/masav/{id}', 'record'],
  'masav.generate': ['POST', '/api/masav/generate/{terminalId}', 'action'],
  'masav.download': ['POST', '/api/masav/download/{masavFileId}', 'download'],
  'masavRows.meta': ['GET', '/api/masav/$meta-row', 'meta'],
  'masavRows.list': ['GET', '/api/masav/rows', 'list'],
  'masavRows.remove': ['POST', '/api/masav/removeRows', 'action'],
  'paymentIntents.get': ['GET', '/api/paymentIntent/{id}', 'record'],
  'paymentIntents.create': ['POST', '/api/paymentIntent', 'create'],
  'paymentRequests.list': ['GET', '/api/paymentRequests', 'list'],
  'paymentRequests.meta': ['GET', '/api/paymentRequests/$meta', 'meta'],
  'paymentRequests.excel': ['GET', '/api/paymentRequests/$excel', 'excel'],
  'paymentRequests.get': ['GET', '/api/paymentRequests/{id}', 'record'],
  'paymentRequests.create': ['POST', '/api/paymentRequests', 'create'],
  'paymentRequests.update': ['PUT', '/api/paymentRequests/{id}', 'update'],
  'paymentRequests.cancel': ['DELETE', '/api/paymentRequests/cancel/{id}', 'delete'],
  'transactions.list': ['GET', '/api/transactions', 'list'],
  'transactions.meta': ['GET', '/api/transactions/$meta', 'meta'],
  'transactions.excel': ['GET', '/api/transactions/$excel', 'excel'],
  'transactions.ofTransmission': ['GET', '/api/transactions/transmission/{id}', 'list'],
  'transactions.get': ['GET', '/api/transactions/{id}', 'record'],
  'transactions.grouped': ['GET', '/api/transactions/$grouped', 'lookup'],
  'transactions.create': ['POST', '/api/transactions/create', 'create'],
  'transactions.check': ['POST', '/api/transactions/checking', 'create'],
  'transactions.block': ['POST', '/api/transactions/blocking', 'create'],
  'transactions.refund': ['POST', '/api/transactions/refund', 'create'],
  'transactions.sendSlip': ['POST', '/api/transactions/send-transaction-slip-email', 'action'],
  'transactions.selectJ5': ['POST', '/api/transactions/selectJ5/{transactionID}', 'create'],
  'transactions.chargeback': ['POST', '/api/transactions/chargeback', 'create'],
  'transactions.createConsent': ['POST', '/api/transactions/CreateExternalCommissionConsent', 'create'],
  'transactions.consentStatus': ['POST', '/api/transactions/GetCommissionConsentStatus', 'action'],
  'transmissions.transmit': ['POST', '/api/transmission/transmit', 'action'],
  'transmissions.transmitByTerminal': ['POST', '/api/transmission/transmitByTerminal/{terminalID}', 'action'],
  'transmissions.cancel': ['POST', '/api/transmission/cancel', 'action'],
  'transmissions.list': ['GET', '/api/reporting/transmission', 'list'],
  'transmissions.meta': ['GET', '/api/reporting/transmission/$meta', 'meta'],
  'transmissions.excel': ['GET', '/api/reporting/transmission/$excel', 'excel'],
});

/**
 * Every call of spec §7 as data. Client, sandbox and tests loop over this table.
 * @example endpoints['consumers.list'].path // '/api/consumers'
 */
export const endpoints = { ...profile, ...keysAndStyles, ...dashboard, ...reporting, ...billing, ...payments };

export type Endpoints = typeof endpoints;
export type EndpointId = keyof Endpoints;

/** The calls of some kinds. */
export type EndpointOfKind<Kind extends EndpointKind> = {
  [Id in EndpointId]: Endpoints[Id]['kind'] extends Kind ? Id : never;
}[EndpointId];

export const endpointIds = Object.keys(endpoints) as EndpointId[];

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

/** The path parameters of a call, by the names the spec gives them. */
export type PathParameters<Id extends EndpointId> = Record<ParameterNames<Endpoints[Id]['path']>, string>;

/** Calls whose answer may be merged with an identical one, cached or asked again (docs/wire.md §5). */
export function isRepeatable(endpoint: Endpoint): boolean {
  return ['meta', 'list', 'record', 'lookup'].includes(endpoint.kind);
}

/**
 * Calls that may be given up while no answer comes: whatever reads, spreadsheets too. Any other may change something,
 * an import or an original by GET as well, so that only its answer tells what became of it.
 */
export function mayBeGivenUp(endpoint: Endpoint): boolean {
  return isRepeatable(endpoint) || endpoint.kind === 'excel';
}

/**
 * Fills a path's parameters, each encoded as one segment.
 * @throws RangeError when a parameter is missing or empty.
 * @example fillPath('/api/items/{id}', { id: 'a/b' }) // '/api/items/a%2Fb'
 */
export function fillPath(path: string, parameters: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined || value === '') throw new RangeError(`path parameter ${name} of ${path} is missing`);
    return encodeURIComponent(value);
  });
}
