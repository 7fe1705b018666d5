import type { EnumValue } from '#contract/enums.ts';
import { splitVat } from '#contract/money.ts';
import type { DealDetails, InstallmentDetails, PaymentDetails } from '#sandbox/core/objects/stored.ts';
import { dayOf } from '#sandbox/db/seed/calendar.ts';
import type { Random } from '#sandbox/db/seed/random.ts';
import { onTerminal, type TerminalRow, type World, writtenBy } from '#sandbox/db/seed/world.ts';
import type { invoices } from '#sandbox/db/schema/invoice.ts';

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
  /** Running number inside the terminal; none before the document is issued. */
  number: number | null;
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

const subjects: Record<EnumValue<'invoiceType'>, string> = {
  invoice: 'חשבונית מס',
  invoiceWithPaymentInfo: 'חשבונית מס/קבלה',
  creditNote: 'חשבונית זיכוי',
  paymentInfo: 'קבלה',
  refundInvoice: 'חשבונית זיכוי',
  receiptForDonation: 'קבלה על תרומה',
};

/** Donations carry no VAT. */
const rateOf = ({ invoiceType, vatRate }: InvoiceFacts) => (invoiceType === 'receiptForDonation' ? 0 : vatRate);

export function invoiceRow(world: World, facts: InvoiceFacts): InvoiceRow {
  const { when, terminal, invoiceType, status, amount, random, number } = facts;
  const vat = splitVat(amount, rateOf(facts));
  const needsAllocation = number !== null && vat.vatTotal > 0 && vat.netTotal >= allocationThreshold;
  const invoiceNumber = number === null ? null : String((terminal.position + 1) * 100_000 + number);
  return {
    invoiceID: facts.id,
    ...onTerminal(world, terminal),
    invoiceType,
    status,
    invoiceNumber,
    invoiceTimestamp: when,
    invoiceDate: dayOf(when),
    currency: 'ILS',
    invoiceAmount: amount,
    ...vat,
    ...facts.consumer,
    dealDetails: facts.dealDetails,
    invoiceDetails: {
      invoiceType,
      invoiceSubject: subjects[invoiceType],
      donation: invoiceType === 'receiptForDonation',
      invoiceLanguage: 'he-IL',
      ...(invoiceNumber && { invoiceNumber }),
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
    ...writtenBy(world, when, facts.index),
    deletedAt: null,
  };
}
