import { desc, inArray, isNotNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { bearsVat } from '#contract/documentKinds.ts';
import { enumValues } from '#contract/enums.ts';
import type { DealDetails, InvoiceDetails } from '#sandbox/core/objects/stored.ts';
import { dealText } from '#contract/dealText.ts';
import { invoiceText } from '#sandbox/core/objects/texts.ts';
import { toWireDeal, toWireInvoiceDetails } from '#sandbox/core/objects/wire.ts';
import { defineList } from '#sandbox/list/defineList.ts';
import { composite, day, dictionary, guid, instant, money, rate, text } from '#sandbox/list/field.ts';
import {
  amountEquals,
  contains,
  containsText,
  dayRules,
  daysOfDay,
  equals,
  folded,
} from '#sandbox/list/filterRules.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { invoicesTexts } from './texts.ts';

const details = invoices.invoiceDetails;

const taxedTypes = enumValues('invoiceType').filter(bearsVat);
/** What only documents that bear VAT tell. */
const ifTaxed = (column: AnyPgColumn) =>
  sql`case when ${inArray(invoices.invoiceType, taxedTypes)} then ${column} end`.mapWith(column);

/** Documents (docs/wire.md §3.8); the type stands beside invoiceDetails, so that it can be filtered. */
export const invoicesList = defineList({
  endpoint: 'invoices.list',
  name: 'invoices',
  texts: invoicesTexts,
  from: invoices,
  id: invoices.invoiceID,
  merchant: invoices.merchantID,
  fields: () => ({
    invoiceID: guid(invoices.invoiceID),
    invoiceNumber: text(invoices.invoiceNumber),
    invoiceDate: day(invoices.invoiceDate),
    invoiceType: dictionary(invoices.invoiceType, 'invoiceType'),
    consumerName: text(invoices.consumerName),
    consumerEmail: text(invoices.consumerEmail),
    invoiceAmount: money(invoices.invoiceAmount),
    currency: dictionary(invoices.currency, 'currency'),
    status: dictionary(invoices.status, 'invoiceStatus'),
    netTotal: money(ifTaxed(invoices.netTotal)),
    vatTotal: money(ifTaxed(invoices.vatTotal)),
    vatRate: rate(ifTaxed(invoices.vatRate)),
    dealDetails: composite<DealDetails>(
      invoices.dealDetails,
      sql`coalesce(${invoices.dealDetails}->>'dealDescription', '')`,
      toWireDeal,
      dealText,
    ),
    invoiceDetails: composite<InvoiceDetails>(
      details,
      sql`concat_ws(' ', ${details}->>'invoiceType', ${details}->>'invoiceSubject')`,
      toWireInvoiceDetails,
      invoiceText,
    ),
    invoiceTimestamp: instant(invoices.invoiceTimestamp),
    paymentTransactionID: guid(invoices.paymentTransactionID),
    billingDealID: guid(invoices.billingDealID),
    originInvoiceID: guid(invoices.originInvoiceID),
    consumerID: guid(invoices.consumerID),
    terminalID: guid(invoices.terminalID),
  }),
  filters: {
    terminalID: equals(invoices.terminalID),
    invoiceID: equals(invoices.invoiceID),
    consumerID: equals(invoices.consumerID),
    invoiceType: equals(invoices.invoiceType),
    status: equals(invoices.status),
    currency: equals(invoices.currency),
    ...dayRules(() => daysOfDay(invoices.invoiceDate)),
    invoiceNumber: contains(invoices.invoiceNumber),
    invoiceAmount: amountEquals(invoices.invoiceAmount),
    consumerName: containsText(folded(invoices.consumerName)),
    consumerEmail: containsText(folded(invoices.consumerEmail)),
    consumerExternalReference: containsText(folded(invoices.consumerExternalReference)),
  },
  order: [desc(invoices.invoiceTimestamp), desc(invoices.invoiceID)],
  totals: { currency: invoices.currency, amount: invoices.invoiceAmount },
  deleted: isNotNull(invoices.deletedAt),
});
