import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type {
  BankDetails,
  BillingSchedule,
  DealDetails,
  InvoiceDetails,
  PaymentDetails,
} from '#sandbox/core/objects/stored.ts';
import {
  consumerSnapshot,
  day,
  flag,
  instant,
  maskedCard,
  money,
  owner,
  softDeletion,
  terminal,
  vat,
  word,
  writes,
} from './columns.ts';

/**
 * Recurring deals (docs/wire.md §3.7). States that depend on the day are not stored: a deal is paused when today lies
 * within pausedFrom…pausedTo, its card is expired when today is after cardExpiresOn.
 */
export const billingDeals = pgTable(
  'billing_deals',
  {
    billingDealID: uuid().primaryKey(),
    ...owner(),
    ...terminal(),
    billingDealType: word('billingDealType').notNull(),
    currency: word('currency').notNull(),
    transactionAmount: money().notNull(),
    ...vat(),
    /** Null for invoice-only deals. */
    paymentType: word('paymentType'),
    creditCardToken: uuid(),
    tokenNotAvailable: flag(),
    ...maskedCard(),
    tokenCreated: instant(),
    tokenUpdated: instant(),
    expirationEmailSent: instant(),
    bankDetails: jsonb().$type<BankDetails>(),
    ...consumerSnapshot(),
    dealReference: text(),
    dealDescription: text(),
    dealDetails: jsonb().$type<DealDetails>().notNull(),
    billingSchedule: jsonb().$type<BillingSchedule>().notNull(),
    /** Months between two charges, 0 = one charge; and the bounds of the schedule, null = open. */
    repeatMonths: integer().notNull(),
    startsOn: day().notNull(),
    endsOn: day(),
    numberOfPayments: integer(),
    issueInvoice: flag(),
    invoiceDetails: jsonb().$type<InvoiceDetails>(),
    paymentDetails: jsonb().$type<PaymentDetails[]>(),
    origin: text(),
    invoiceOnly: flag(),
    active: boolean().notNull().default(true),
    /** The schedule is exhausted: no charge will come. */
    finished: flag(),
    /** Queued to be charged, or being charged. */
    inProgress: flag(),
    /** The charge whose outcome is not known yet: nobody changes the deal before it is. */
    chargingTransactionID: uuid(),
    /** Charges that were tried, made or refused: with deal and period the name of the next try. */
    chargesTried: integer().notNull().default(0),
    /** Israel's day of the last one: a deal is tried once a day by itself. */
    triedOn: day(),
    pausedFrom: day(),
    pausedTo: day(),
    pauseReason: text(),
    billingDealTimestamp: instant().notNull(),
    nextScheduledTransaction: day(),
    currentTransactionTimestamp: instant(),
    currentTransactionID: uuid(),
    initialTransactionID: uuid(),
    /** Charges made. */
    currentDeal: integer().notNull().default(0),
    lastError: text(),
    lastErrorCorrelationID: text(),
    failedAttemptsCount: integer().notNull().default(0),
    sourceIP: text(),
    ...writes(),
    ...softDeletion(),
  },
  (table) => [
    index().on(
      table.merchantID,
      table.billingDealTimestamp.desc().nullsFirst(),
      table.billingDealID.desc().nullsFirst(),
    ),
    index().on(
      table.terminalID,
      table.billingDealTimestamp.desc().nullsFirst(),
      table.billingDealID.desc().nullsFirst(),
    ),
    index().on(table.merchantID, table.nextScheduledTransaction),
    index().on(table.consumerID),
    index().on(table.creditCardToken),
  ],
);
