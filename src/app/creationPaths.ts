import type { Attempt } from '#src/attempts/attempts.ts';
import type { CreationNoun } from '#src/attempts/creations/creations.ts';
import { pathTo } from '#src/resources/paths.ts';

/** Where what was made has its page, and where a person looks for it. */
export interface CreationPaths {
  one?: (id: string) => string;
  all?: string;
}

/** The pages of what an attempt would have made. */
export function creationPaths(noun: CreationNoun, { consumerID, invoiceID, transactionID }: Attempt): CreationPaths {
  switch (noun) {
    case 'customer':
      return { one: (id) => pathTo('Customer', { id }), all: pathTo('Customers') };
    case 'item':
      return { one: (id) => pathTo('Item', { id }), all: pathTo('Items') };
    case 'deal':
      return { one: (id) => pathTo('BillingDeal', { id }), all: pathTo('BillingDeals') };
    case 'billingRequest':
      return { one: (id) => pathTo('BillingRequest', { id }), all: pathTo('BillingRequests') };
    case 'paymentRequest':
      return { one: (id) => pathTo('PaymentRequest', { id }), all: pathTo('PaymentRequests') };
    case 'document': {
      const all = transactionID === undefined ? pathTo('Invoices') : pathTo('Transaction', { id: transactionID });
      return { one: (id) => pathTo('Invoice', { id }), all };
    }
    case 'cancellation':
      return { one: (id) => pathTo('Invoice', { id }), all: pathTo('Invoice', { id: invoiceID ?? '' }) };
    case 'card': {
      const all = consumerID === undefined ? pathTo('Customers') : pathTo('Customer', { id: consumerID });
      return { one: () => all, all };
    }
    case 'masavFile':
      return { one: (id) => pathTo('MasavFileRows', { id }), all: pathTo('MasavFiles') };
    case 'import':
      return { all: pathTo('ImportBillingDeals') };
    case 'paymentLink':
    case 'consent':
    case 'other':
      return {};
  }
}
