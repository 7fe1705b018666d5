import type { EndpointId } from '#contract/endpoints.ts';
import { typed } from '#tests/support/payments.ts';

/** Whose terminal, customer and saved card the errands are for. */
export interface Given {
  terminalID: string;
  consumerID: string;
  card: string;
}

/** What makes something for somebody, once. */
export interface Errand {
  call: EndpointId;
  path?: Readonly<Record<string, string>>;
  /** @param name what is made is told by */
  body: (name: string, given: Given) => object;
  /** Where what is made stands; `$1` is its name. */
  found: string;
}

/** A day that no run sees. */
export const farDay = '2030-01-01';

/** Whole shekels above those of the seed: no amount is asked for twice, or it would be held for a double. */
const amountOf = (name: string) => 20_000 + Number(name.replace(/\D/g, ''));

const recipient = (name: string) => ({
  consumerName: name,
  consumerEmail: `${name}@chaos.test`,
  consumerAddress: { city: 'Haifa' },
  dealReference: name,
});

/** What people do all day, by their word for it. */
export const errands = {
  charge: {
    call: 'transactions.create',
    body: (name, { terminalID }) => ({
      terminalID,
      transactionAmount: amountOf(name),
      creditCardSecureDetails: typed(),
      dealDetails: { dealReference: name },
    }),
    found:
      'select payment_transaction_id as id from transactions where deal_reference = $1 and initial_transaction_id is null',
  },
  'charge with a document': {
    call: 'transactions.create',
    body: (name, { terminalID }) => ({
      terminalID,
      transactionAmount: amountOf(name),
      creditCardSecureDetails: typed(),
      dealDetails: recipient(name),
      issueInvoice: true,
    }),
    found:
      'select payment_transaction_id as id from transactions where deal_reference = $1 and initial_transaction_id is null',
  },
  'standing order': {
    call: 'billing.create',
    body: (name, { terminalID, consumerID, card }) => ({
      terminalID,
      transactionAmount: amountOf(name),
      creditCardToken: card,
      // Far ahead: nobody but who asks for it charges it.
      billingSchedule: {
        repeatPeriodType: 'monthly',
        startAtType: 'specifiedDate',
        startAt: farDay,
        endAtType: 'never',
      },
      dealDetails: { consumerID, dealReference: name },
    }),
    found: `select billing_deal_id as id from billing_deals where deal_details ->> 'dealReference' = $1`,
  },
  document: {
    call: 'invoices.create',
    body: (name, { terminalID }) => ({
      terminalID,
      invoiceAmount: amountOf(name),
      invoiceDetails: { invoiceType: 'invoice' },
      dealDetails: recipient(name),
    }),
    found: `select invoice_id as id from invoices where deal_details ->> 'dealReference' = $1 and payment_transaction_id is null`,
  },
  link: {
    call: 'paymentRequests.create',
    body: (name, { terminalID, consumerID }) => ({
      terminalID,
      paymentRequestAmount: amountOf(name),
      dealDetails: { ...recipient(name), consumerID },
    }),
    found: `select payment_request_id as id from payment_requests where deal_details ->> 'dealReference' = $1`,
  },
  customer: {
    call: 'consumers.create',
    body: (name, { terminalID }) => ({ terminalID, consumerName: name, externalReference: name }),
    found: 'select consumer_id as id from consumers where external_reference = $1',
  },
  item: {
    call: 'items.create',
    body: (name, { terminalID }) => ({
      terminalID,
      itemName: name,
      externalReference: name,
      price: 7,
      currency: 'ILS',
    }),
    found: 'select item_id as id from items where external_reference = $1',
  },
} as const satisfies Readonly<Record<string, Errand>>;

export type ErrandKind = keyof typeof errands;
export const errandKinds = Object.keys(errands) as ErrandKind[];
