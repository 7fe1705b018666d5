import { bearsVat, documentKinds } from '#contract/documentKinds.ts';
import type { EnumValue } from '#contract/enums.ts';
import { splitVat } from '#contract/money.ts';
import type { DealDetails, InstallmentDetails, PaymentDetails } from '#sandbox/core/objects/stored.ts';
import { dayOf } from '#sandbox/db/seed/calendar.ts';
import type { Random } from '#sandbox/db/seed/random.ts';
import { onTerminal, type TerminalRow, type SeedContext, writtenBy } from '#sandbox/db/seed/seedContext.ts';
import type { invoices } from '#sandbox/db/schema/invoice.ts';
import { untaxed } from '#sandbox/domain/invoicing/untaxed.ts';

export type InvoiceRow = typeof invoices.$inferInsert;

/** Net amount in agorot from which a tax invoice needs an allocation number (5,000 ILS since June 2026). */
const allocationThreshold = 500_000;

/** What distinguishes one document of the seed. */
export interface InvoiceFacts {
  id: string;
  index: number;
  random: Random;
  when: Date;
  terminal: TerminalRow;
  invoiceType: EnumValue<'invoiceType'>;
  status: EnumValue<'invoiceStatus'>;
  amount: number;
  vatRate: number;
  consumer: Pick<
    InvoiceRow,
    | 'consumerID'
    | 'consumerName'
    | 'consumerEmail'
    | 'consumerPhone'
    | 'consumerNationalID'
    | 'consumerExternalReference'
  >;
  dealDetails: DealDetails;
  paymentDetails: PaymentDetails[];
  transactionType: EnumValue<'transactionType'> | null;
  installmentDetails: InstallmentDetails | null;
  paymentTransactionID: string | null;
  billingDealID: string | null;
  originInvoiceID: string | null;
  creditInvoiceID?: string;
}

/** What was issued gets its number once all of a merchant's documents are there (`numberDocuments`). */
const isIssued = ({ status }: InvoiceFacts) => status !== 'initial';

export function invoiceRow(context: SeedContext, facts: InvoiceFacts): InvoiceRow {
  const { when, terminal, invoiceType, status, random } = facts;
  const { officialType, title } = documentKinds[invoiceType];
  const { amount: invoiceAmount, dealDetails: deal, vatRate } = facts;
  const taxed = { invoiceAmount, dealDetails: deal, ...splitVat(invoiceAmount, vatRate) };
  const { dealDetails, ...vat } = bearsVat(invoiceType) && vatRate > 0 ? taxed : untaxed(taxed);
  const needsAllocation = isIssued(facts) && vat.vatTotal > 0 && vat.netTotal >= allocationThreshold;
  return {
    invoiceID: facts.id,
    ...onTerminal(context, terminal),
    invoiceType,
    officialType,
    status,
    invoiceNumber: null,
    invoiceTimestamp: when,
    invoiceDate: dayOf(when),
    currency: 'ILS',
    ...vat,
    ...facts.consumer,
    dealDetails,
    invoiceDetails: {
      invoiceType,
      invoiceSubject: title['he-IL'],
      donation: invoiceType === 'receiptForDonation',
      invoiceLanguage: 'he-IL',
    },
    transactionType: facts.transactionType,
    installmentDetails: facts.installmentDetails,
    paymentDetails: facts.paymentDetails,
    paymentTransactionID: facts.paymentTransactionID,
    billingDealID: facts.billingDealID,
    originInvoiceID: facts.originInvoiceID,
    creditInvoiceID: facts.creditInvoiceID ?? null,
    externalReference: random.chance(0.2) ? `INV-${facts.index}` : null,
    allocationNumber: needsAllocation ? `${random.integer(1, 9)}${random.digits(8)}` : null,
    lastError: status === 'sendingFailed' ? 'כתובת הדוא״ל של הלקוח אינה קיימת' : null,
    originalDownloadedAt: null,
    ...writtenBy(context, when, facts.index),
    deletedAt: null,
  };
}
