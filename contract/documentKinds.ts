import type { Locale } from './constants.ts';
import { type EnumValue, enumValues } from './enums.ts';

type InvoiceType = EnumValue<'invoiceType'>;

/** A column of a document's lines beside their description; `price`, `discount` and `net` are without VAT. */
export type DocumentColumn = 'quantity' | 'price' | 'discount' | 'net' | 'vat' | 'gross';

/** What a kind of document is, says and counts: paper, screen, totals, mails and the tax file read it here. */
export interface DocumentKind {
  /** What the Tax Authority calls it (open format 1.31, annex 1); a dealer's documents are numbered by it. */
  officialType: 305 | 320 | 330 | 400 | 405;
  /** How it is called on paper and in mails. */
  title: Readonly<Record<Locale, string>>;
  /** It tells VAT. A receipt does not: the tax invoice that it pays has told it (docs/rulings.md). */
  bearsVat: boolean;
  /** It gives back what another document charged, and names that one. */
  isCredit: boolean;
  /** Who issues it. */
  issuer: 'dealer' | 'institution';
  /** Whom it is for. */
  party: 'buyer' | 'payer' | 'donor';
  columns: readonly DocumentColumn[];
  /** What its one sum is of, or that it has sums before VAT, VAT and with VAT. */
  totals: 'vat' | 'received';
  /** What its payments are; none where it has none. */
  payments: 'received' | 'refunded' | undefined;
}

const taxed = {
  bearsVat: true,
  isCredit: false,
  issuer: 'dealer',
  party: 'buyer',
  columns: ['quantity', 'price', 'discount', 'net', 'vat', 'gross'],
  totals: 'vat',
} as const;
const receipt = {
  bearsVat: false,
  isCredit: false,
  columns: ['gross'],
  totals: 'received',
  payments: 'received',
} as const;
const credit = {
  ...taxed,
  officialType: 330,
  title: { 'he-IL': 'חשבונית זיכוי', 'en-IL': 'Credit note' },
  isCredit: true,
} as const;

/** The six kinds of documents (spec §5). */
export const documentKinds: Readonly<Record<InvoiceType, DocumentKind>> = {
  invoice: {
    ...taxed,
    officialType: 305,
    title: { 'he-IL': 'חשבונית מס', 'en-IL': 'Tax invoice' },
    payments: undefined,
  },
  invoiceWithPaymentInfo: {
    ...taxed,
    officialType: 320,
    title: { 'he-IL': 'חשבונית מס/קבלה', 'en-IL': 'Tax invoice/receipt' },
    payments: 'received',
  },
  creditNote: { ...credit, payments: undefined },
  refundInvoice: { ...credit, payments: 'refunded' },
  paymentInfo: {
    ...receipt,
    officialType: 400,
    title: { 'he-IL': 'קבלה', 'en-IL': 'Receipt' },
    issuer: 'dealer',
    party: 'payer',
  },
  receiptForDonation: {
    ...receipt,
    officialType: 405,
    title: { 'he-IL': 'קבלה על תרומה', 'en-IL': 'Donation receipt' },
    issuer: 'institution',
    party: 'donor',
  },
};

/** Whether documents of a type give back what another one charged. */
export const isCredit = (invoiceType: InvoiceType): boolean => documentKinds[invoiceType].isCredit;

/** Whether documents of a type tell VAT. @param invoiceType its word, or what is none: then nobody knows that it does not */
export const bearsVat = (invoiceType: unknown): boolean =>
  enumValues('invoiceType').every((one) => one !== invoiceType || documentKinds[one].bearsVat);

/** Whether documents of a type say how they were paid, or how money was given back. @param invoiceType its word, or what is none */
export const saysPayments = (invoiceType: unknown): boolean =>
  enumValues('invoiceType').some((one) => one === invoiceType && documentKinds[one].payments !== undefined);
