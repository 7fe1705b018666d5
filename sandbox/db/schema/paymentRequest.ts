import type { AdditionalFields } from '#contract/entities/linkRequest.ts';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type {
  BillingSchedule,
  DealDetails,
  InstallmentDetails,
  InvoiceDetails,
  PaymentRequestEvent,
  UserPaidDetails,
} from '#sandbox/core/objects/stored.ts';
import { consumerSnapshot, flag, instant, money, owner, softDeletion, terminal, vat, word, writes } from './columns.ts';

/** Which of the three creations made the row (docs/wire.md §3.9, table of kinds); `permanent` is beside it. */
export type PaymentRequestKind = 'paymentRequest' | 'paymentIntent' | 'billingRequest';

/** Options of the hosted page that the server only keeps and passes on. */
export interface PaymentPageOptions {
  allowInstallments?: boolean;
  allowCredit?: boolean;
  allowImmediate?: boolean;
  allowPinPad?: boolean;
  hidePhone?: boolean;
  hideEmail?: boolean;
  hideNationalID?: boolean;
  showAuthCode?: boolean;
  minInstallments?: number;
  maxInstallments?: number;
  minCreditInstallments?: number;
  maxCreditInstallments?: number;
  /** What the payer is asked for besides. */
  additionalFields?: AdditionalFields;
}

/**
 * Payment requests, payment intents and billing requests: one life, three kinds. The quick status is not stored:
 * initial, sending and sent turn from pending to overdue when dueDate passes.
 */
export const paymentRequests = pgTable(
  'payment_requests',
  {
    paymentRequestID: uuid().primaryKey(),
    ...owner(),
    ...terminal(),
    kind: text().$type<PaymentRequestKind>().notNull(),
    /** A link that may be paid any number of times. */
    permanent: flag(),
    status: word('paymentRequestStatus').notNull(),
    paymentRequestTimestamp: instant().notNull(),
    dueDate: instant(),
    currency: word('currency').notNull(),
    /** VAT included; 0 with userAmount false = the link only saves a card. */
    paymentRequestAmount: money().notNull(),
    /** The amount of each charge of a billing request. */
    transactionAmount: money(),
    ...vat(),
    discountTotal: money(),
    netDiscountTotal: money(),
    isRefund: flag(),
    userAmount: flag(),
    onlyAddCard: flag(),
    jDealType: word('jDealType'),
    transactionType: word('transactionType'),
    installmentDetails: jsonb().$type<InstallmentDetails>(),
    numberOfPayments: integer(),
    ...consumerSnapshot(),
    dealReference: text(),
    dealDescription: text(),
    dealDetails: jsonb().$type<DealDetails>().notNull(),
    cardOwnerName: text(),
    cardOwnerNationalID: text(),
    paymentTransactionID: uuid(),
    /** Opens the payer's page for whoever has it. */
    payerKey: text().notNull(),
    redirectUrl: text(),
    requestSubject: text(),
    fromAddress: text(),
    language: text(),
    issueInvoice: boolean(),
    invoiceDetails: jsonb().$type<InvoiceDetails>(),
    pageOptions: jsonb().$type<PaymentPageOptions>(),
    /** Billing requests: the deal to make once the card is saved, and the deal made. */
    billingSchedule: jsonb().$type<BillingSchedule>(),
    billingDealID: uuid(),
    history: jsonb().$type<PaymentRequestEvent[]>().notNull(),
    userPaidDetails: jsonb().$type<UserPaidDetails>(),
    origin: text(),
    extension: jsonb().$type<unknown>(),
    ...writes(),
    ...softDeletion(),
  },
  (table) => [
    index().on(
      table.merchantID,
      table.kind,
      table.permanent,
      table.paymentRequestTimestamp.desc().nullsFirst(),
      table.paymentRequestID.desc().nullsFirst(),
    ),
    // Filters whose rows may be few; this one also counts and sums them all.
    index('payment_requests_of_currency').on(
      table.merchantID,
      table.kind,
      table.permanent,
      table.currency,
      table.paymentRequestTimestamp.desc().nullsFirst(),
      table.paymentRequestID.desc().nullsFirst(),
      table.paymentRequestAmount,
      table.deletedAt,
    ),
    index().on(
      table.merchantID,
      table.kind,
      table.permanent,
      table.paymentRequestAmount,
      table.paymentRequestTimestamp.desc().nullsFirst(),
      table.paymentRequestID.desc().nullsFirst(),
    ),
    index().on(
      table.terminalID,
      table.kind,
      table.permanent,
      table.paymentRequestTimestamp.desc().nullsFirst(),
      table.paymentRequestID.desc().nullsFirst(),
    ),
    index().on(table.consumerID),
    uniqueIndex().on(table.payerKey),
  ],
);
