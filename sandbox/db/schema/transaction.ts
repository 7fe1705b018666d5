import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { type EnumValue, enumValues, statusesOf } from '#contract/enums.ts';
import type { BankTransferDetails, DealDetails, InvoiceDetails } from '#sandbox/core/objects/stored.ts';
import {
  consumerSnapshot,
  day,
  flag,
  instant,
  maskedCard,
  money,
  owner,
  terminal,
  vat,
  word,
  writes,
} from './columns.ts';

/** `case when status in (…) then 'Pending' …`, so that the quick status can never disagree with the status. */
const quickStatusOfStatus = enumValues('transactionQuickStatus')
  .map(
    (quick) =>
      `when status in (${statusesOf(quick)
        .map((status) => `'${status}'`)
        .join(', ')}) then '${quick}'`,
  )
  .join(' ');

/**
 * Payments of every kind (docs/wire.md §3.6). Refunds are positive amounts with specialTransactionType `refund`.
 * Their indexes are written by hand, in the migrations: most include columns, which drizzle cannot say.
 */
export const transactions = pgTable('transactions', {
  paymentTransactionID: uuid().primaryKey(),
  ...owner(),
  ...terminal(),
  merchantName: text().notNull(),
  /** The moment of the deal; lists are ordered by it. */
  transactionTimestamp: instant().notNull(),
  transactionDate: day().notNull(),
  status: word('transactionStatus').notNull(),
  quickStatus: text()
    .$type<EnumValue<'transactionQuickStatus'>>()
    .notNull()
    .generatedAlwaysAs(sql.raw(`case ${quickStatusOfStatus} end`)),
  finalizationStatus: word('finalizationStatus'),
  transactionType: word('transactionType').notNull(),
  jDealType: word('jDealType').notNull(),
  specialTransactionType: word('specialTransactionType').notNull(),
  cardPresence: word('cardPresence').notNull(),
  paymentTypeEnum: word('paymentType').notNull(),
  documentOrigin: word('documentOrigin').notNull(),
  origin: text(),
  currency: word('currency').notNull(),
  /** Official rate used for a foreign currency. */
  currencyRate: numeric({ precision: 10, scale: 4, mode: 'number' }),
  transactionAmount: money().notNull(),
  numberOfPayments: smallint().notNull().default(1),
  initialPaymentAmount: money().notNull(),
  installmentPaymentAmount: money().notNull(),
  totalAmount: money().notNull(),
  ...vat(),
  discountTotal: money(),
  netDiscountTotal: money(),
  totalRefund: money().notNull().default(0),
  ...maskedCard(),
  creditCardToken: uuid(),
  bankTransferDetails: jsonb().$type<BankTransferDetails>(),
  ...consumerSnapshot(),
  dealReference: text(),
  dealDescription: text(),
  dealDetails: jsonb().$type<DealDetails>().notNull(),
  rejectionReason: word('rejectionReason'),
  rejectionMessage: text(),
  processorResultCode: integer(),
  okNumber: text(),
  shvaShovarNumber: text(),
  shvaDealID: text(),
  /** The processor's own id of the deal; filter ShvaTransactionID. */
  shvaTransactionID: text(),
  clearingHouseTransactionID: bigint({ mode: 'number' }),
  clearingHouseTransactionDetails: jsonb().$type<Record<string, unknown>>(),
  upayTransactionDetails: jsonb().$type<Record<string, unknown>>(),
  bitTransactionDetails: jsonb().$type<Record<string, unknown>>(),
  transmissionID: uuid(),
  transmissionDate: instant(),
  transmissionNumber: text(),
  masavFileID: bigint({ mode: 'number' }),
  invoiceID: uuid(),
  issueInvoice: flag(),
  invoiceDetails: jsonb().$type<InvoiceDetails>(),
  billingDealID: uuid(),
  /** n-th charge of its deal. */
  currentDeal: integer(),
  initialTransactionID: uuid(),
  paymentRequestID: uuid(),
  paymentIntentID: uuid(),
  transactionJ5ExpiredDate: instant(),
  pinPadDeviceID: text(),
  saveCreditCard: flag(),
  userAmount: boolean(),
  consumerIP: text(),
  merchantIP: text(),
  terminalTemplateID: bigint({ mode: 'number' }),
  connectionID: text(),
  extension: jsonb().$type<unknown>(),
  ...writes(),
});

/** The timeline of a transaction: what happened, when, by whom. */
export const transactionEvents = pgTable(
  'transaction_events',
  {
    transactionEventID: uuid().primaryKey(),
    ...owner(),
    paymentTransactionID: uuid().notNull(),
    operationDate: instant().notNull(),
    operationDoneBy: text().notNull(),
    status: word('transactionStatus').notNull(),
    message: text(),
  },
  (table) => [index().on(table.paymentTransactionID, table.operationDate)],
);
