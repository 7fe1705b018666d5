import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { DealDetails, InstallmentDetails, InvoiceDetails, PaymentDetails } from '#sandbox/core/objects/stored.ts';
import {
  byCodePoint,
  consumerSnapshot,
  day,
  instant,
  money,
  owner,
  softDeletion,
  terminal,
  vat,
  word,
  writes,
} from './columns.ts';

/** Documents (docs/wire.md §3.8). `invoiceNumber` is null until issued. */
export const invoices = pgTable(
  'invoices',
  {
    invoiceID: uuid().primaryKey(),
    ...owner(),
    ...terminal(),
    invoiceType: word('invoiceType').notNull(),
    /** What the Tax Authority calls the type; numbers are given by it (docs/adr/0036-document-numbers.md). */
    officialType: integer().notNull(),
    status: word('invoiceStatus').notNull(),
    invoiceNumber: text(),
    invoiceTimestamp: instant().notNull(),
    invoiceDate: day().notNull(),
    currency: word('currency').notNull(),
    invoiceAmount: money().notNull(),
    /** How much of the amount credit documents have given back, and of its VAT. */
    creditedAmount: money().notNull().default(0),
    creditedVat: money().notNull().default(0),
    ...vat(),
    ...consumerSnapshot(),
    dealDetails: jsonb().$type<DealDetails>().notNull(),
    invoiceDetails: jsonb().$type<InvoiceDetails>().notNull(),
    transactionType: word('transactionType'),
    installmentDetails: jsonb().$type<InstallmentDetails>(),
    paymentDetails: jsonb().$type<PaymentDetails[]>().notNull(),
    paymentTransactionID: uuid(),
    billingDealID: uuid(),
    /** The document a credit note refers to. */
    originInvoiceID: uuid(),
    /** The document that cancels this one. */
    creditInvoiceID: uuid(),
    externalReference: text(),
    /** Tax-Authority allocation number, nine digits. */
    allocationNumber: text(),
    lastError: text(),
    originalDownloadedAt: instant(),
    /** SHA-256 of the original as it was drawn, in hexadecimals; null until then. */
    originalHash: text(),
    /** What was asked for under an idempotency key (docs/adr/0012-never-twice.md). */
    requestDigest: text(),
    ...writes(),
    ...softDeletion(),
  },
  (table) => [
    // With the days, so that it passes over newer documents than those asked for without reading them.
    index('invoices_newest').on(
      table.merchantID,
      table.invoiceTimestamp.desc().nullsFirst(),
      table.invoiceID.desc().nullsFirst(),
      table.invoiceDate,
      table.deletedAt,
    ),
    index().on(table.terminalID, table.invoiceTimestamp.desc().nullsFirst(), table.invoiceID.desc().nullsFirst()),
    // Filters whose rows may be few; this one also counts and sums them all.
    index('invoices_of_currency').on(
      table.merchantID,
      table.currency,
      table.invoiceTimestamp.desc().nullsFirst(),
      table.invoiceID.desc().nullsFirst(),
      table.invoiceAmount,
      table.deletedAt,
    ),
    index().on(
      table.merchantID,
      table.invoiceAmount,
      table.invoiceTimestamp.desc().nullsFirst(),
      table.invoiceID.desc().nullsFirst(),
    ),
    index('invoices_of_status').on(
      table.merchantID,
      table.status,
      table.invoiceTimestamp.desc().nullsFirst(),
      table.invoiceID.desc().nullsFirst(),
    ),
    // Days, with all that a page of ids needs, their count and their sum.
    index('invoices_by_day').on(
      table.merchantID,
      table.invoiceDate,
      table.invoiceID,
      table.invoiceTimestamp,
      table.deletedAt,
      table.currency,
      table.invoiceAmount,
    ),
    index().on(table.merchantID, table.invoiceNumber),
    // What people order by; empty ones come last in both directions.
    index('invoices_by_status').on(table.merchantID, byCodePoint(table.status), table.invoiceID),
    index('invoices_by_number').on(table.merchantID, byCodePoint(table.invoiceNumber), table.invoiceID),
    index('invoices_by_number_down').on(
      table.merchantID,
      sql`${byCodePoint(table.invoiceNumber)} desc nulls last`,
      table.invoiceID.desc().nullsFirst(),
    ),
    index('invoices_by_name').on(table.merchantID, byCodePoint(table.consumerName), table.invoiceID),
    index('invoices_by_name_down').on(
      table.merchantID,
      sql`${byCodePoint(table.consumerName)} desc nulls last`,
      table.invoiceID.desc().nullsFirst(),
    ),
    index().on(table.consumerID),
    index().on(table.paymentTransactionID),
    unique().on(table.merchantID, table.officialType, table.invoiceNumber),
    check('invoices_credited_amount', sql`${table.creditedAmount} between 0 and ${table.invoiceAmount}`),
  ],
);
