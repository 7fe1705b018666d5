import type { EnumValue } from './enums.ts';

/** Types of documents that are made of a charge, of a refund and of a document that is cancelled; the default of spec §3 first. */
export const documentTypesOf = {
  charge: ['invoiceWithPaymentInfo', 'invoice', 'paymentInfo', 'receiptForDonation'],
  refund: ['refundInvoice', 'creditNote'],
  credit: ['creditNote', 'refundInvoice'],
} as const satisfies Record<string, readonly EnumValue<'invoiceType'>[]>;

/** What the Tax Authority calls each type (open format 1.31, annex 1); a dealer's documents are numbered by these. */
export const officialTypes = {
  invoice: 305,
  invoiceWithPaymentInfo: 320,
  creditNote: 330,
  refundInvoice: 330,
  paymentInfo: 400,
  receiptForDonation: 405,
} as const satisfies Record<EnumValue<'invoiceType'>, number>;

/** Whether documents of a type give back what another one charged. */
export const isCredit = (invoiceType: EnumValue<'invoiceType'>): boolean => officialTypes[invoiceType] === 330;
