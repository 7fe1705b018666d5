/** What an event is about, as it travels (docs/wire.md §6). */
export type EventEntity = 'PaymentTransaction' | 'BillingDeal' | 'CreditCardTokenDetails' | 'Consumer' | 'Invoice';

/** Every outgoing event: what it is about, and whether it tells of a failure. */
export const events = {
  TransactionCreated: { entityType: 'PaymentTransaction', isFailure: false },
  TransactionRejected: { entityType: 'PaymentTransaction', isFailure: true },
  BillingDealCreated: { entityType: 'BillingDeal', isFailure: false },
  BillingDealUpdated: { entityType: 'BillingDeal', isFailure: false },
  CardTokenCreated: { entityType: 'CreditCardTokenDetails', isFailure: false },
  CardTokenDeleted: { entityType: 'CreditCardTokenDetails', isFailure: false },
  CreditCardExpired: { entityType: 'CreditCardTokenDetails', isFailure: false },
  ConsumerCreated: { entityType: 'Consumer', isFailure: false },
  ConsumerUpdated: { entityType: 'Consumer', isFailure: false },
  InvoiceGenerated: { entityType: 'Invoice', isFailure: false },
  InvoiceGenerationFailed: { entityType: 'Invoice', isFailure: true },
} as const satisfies Record<string, { entityType: EventEntity; isFailure: boolean }>;

export type EventName = keyof typeof events;

/** In the order in which they are shown. */
export const eventNames = Object.keys(events) as readonly EventName[];
