import type { EndpointId, Endpoints } from './endpoints.ts';

/** What the product keeps: the nouns whose lists and records a call can change. */
export const entities = [
  'billing',
  'billingRequests',
  'cardTokens',
  'consumers',
  'import',
  'invoices',
  'items',
  'masav',
  'paymentRequests',
  'terminals',
  'transactions',
  'transmissions',
] as const;
export type Entity = (typeof entities)[number];

type WritingKind = 'create' | 'update' | 'delete' | 'action' | 'upload' | 'download';

/** Calls that may change something: downloads too, since an original can be had once. */
export type WritingEndpointId = {
  [Id in EndpointId]: Endpoints[Id]['kind'] extends WritingKind ? Id : never;
}[EndpointId];

const terminal = ['terminals'] as const;
const customer = ['consumers'] as const;
const item = ['items'] as const;
/** Deals live and die with the card, or the customer, they charge. */
const customerAndDeals = ['consumers', 'cardTokens', 'billing'] as const;
/** Customers tell of their cards. */
const card = ['cardTokens', 'consumers'] as const;
const deal = ['billing'] as const;
const invoice = ['invoices'] as const;
/** A transaction says whether it has an invoice. */
const invoiceOfTransaction = ['invoices', 'transactions'] as const;
/** Taking money may bring an invoice, a saved card, and news of the customer. */
const payment = ['transactions', 'invoices', 'consumers', 'cardTokens'] as const;
const chargeOfDeal = ['transactions', 'invoices', 'billing'] as const;
/** What stands in for an earlier transaction, or gives it back, changes both. */
const followUp = ['transactions', 'transmissions', 'invoices'] as const;
const masavFile = ['masav', 'transactions'] as const;
const nothing = [] as const;

/**
 * What each call that writes may change, as far as lists and records show it. A call that is added is missed here by
 * the compiler.
 */
const changes: Readonly<Record<WritingEndpointId, readonly Entity[]>> = {
  'terminals.update': terminal,
  'terminals.resetApiKey': terminal,
  'terminals.resetSharedApiKey': terminal,
  'terminals.uploadLogo': terminal,
  'terminals.deleteLogo': terminal,
  'terminals.uploadStylesheet': terminal,
  'terminals.deleteStylesheet': terminal,
  'consumers.create': customer,
  'consumers.update': customer,
  'consumers.delete': customerAndDeals,
  'consumers.restore': customerAndDeals,
  'consumers.import': customer,
  'items.create': item,
  'items.update': item,
  'items.delete': item,
  'items.bulkDelete': item,
  'items.import': item,
  'items.importCategories': nothing,
  'billing.create': deal,
  'billing.update': deal,
  'invoiceOnlyBilling.create': deal,
  'invoiceOnlyBilling.update': deal,
  'billing.pause': deal,
  'billing.unpause': deal,
  'billing.triggerByTerminal': chargeOfDeal,
  'billing.trigger': chargeOfDeal,
  'billing.activate': deal,
  'billing.disable': deal,
  'import.upload': ['import', 'billing', 'consumers'],
  'transactions.createBillingTransaction': chargeOfDeal,
  'billingRequests.create': ['billingRequests'],
  'cardTokens.create': card,
  'cardTokens.delete': customerAndDeals,
  'cardTokens.extendExpiration': customerAndDeals,
  'invoices.create': invoice,
  'invoices.update': invoice,
  'invoices.delete': invoice,
  'invoices.resend': invoice,
  'invoices.resendSingle': invoice,
  'invoices.download': invoice,
  'invoices.downloadCopy': nothing,
  'invoices.createForTransaction': invoiceOfTransaction,
  'invoices.cancel': invoiceOfTransaction,
  'easyInvoice.taxReport': nothing,
  'easyInvoice.hashReport': nothing,
  'masav.generate': masavFile,
  'masav.download': ['masav'],
  'masavRows.remove': masavFile,
  'paymentIntents.create': ['paymentRequests'],
  'paymentRequests.create': ['paymentRequests'],
  'paymentRequests.update': ['paymentRequests'],
  'paymentRequests.cancel': ['paymentRequests', 'billingRequests'],
  'transactions.create': payment,
  'transactions.check': payment,
  'transactions.block': payment,
  'transactions.refund': payment,
  'transactions.sendSlip': nothing,
  'transactions.selectJ5': followUp,
  'transactions.chargeback': followUp,
  'transactions.createConsent': nothing,
  'transactions.consentStatus': nothing,
  'transmissions.transmit': followUp,
  'transmissions.transmitByTerminal': followUp,
  'transmissions.cancel': followUp,
};

const table: Readonly<Record<string, readonly Entity[]>> = changes;

/** What a call of the contract may change; nothing for one that only reads. */
export function changedBy(id: EndpointId): readonly Entity[] {
  return table[id] ?? [];
}
