import { documentTypesOf } from '#contract/documentTypes.ts';
import type { DraftOf } from '#contract/entities/callTypes.ts';
import type { InvoiceDetailsRequest } from '#contract/entities/requestParts.ts';
import type { EnumValue } from '#contract/enums.ts';
import { filled } from '#src/fields/wireValues.ts';

/** Types of documents that are made of a charge, the default of spec §3 first. */
export const documentTypes: readonly EnumValue<'invoiceType'>[] = documentTypesOf.charge;

/** A document as typed. */
export interface InvoiceValues {
  invoiceType: string;
  invoiceSubject: string;
  /** Addresses, between commas, semicolons or spaces. */
  sendCCTo: string;
}

/** A document as it travels. @param locale its language */
export function toInvoice(
  { invoiceType, invoiceSubject, sendCCTo }: InvoiceValues,
  locale: string,
): DraftOf<InvoiceDetailsRequest> {
  const copies = sendCCTo.split(/[\s,;]+/).filter(Boolean);
  return filled<DraftOf<InvoiceDetailsRequest>>({
    invoiceType,
    invoiceSubject,
    sendCCTo: copies.length > 0 ? copies : undefined,
    donation: invoiceType === 'receiptForDonation' || undefined,
    invoiceLanguage: locale,
  });
}
