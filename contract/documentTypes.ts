import type { EnumValue } from './enums.ts';

/** Types of documents that are made of a charge, of a refund and of a document that is cancelled; the default of spec §3 first. */
export const documentTypesOf = {
  charge: ['invoiceWithPaymentInfo', 'invoice', 'paymentInfo', 'receiptForDonation'],
  refund: ['refundInvoice', 'creditNote'],
  credit: ['creditNote', 'refundInvoice'],
} as const satisfies Record<string, readonly EnumValue<'invoiceType'>[]>;
