import type { InvoiceDetailsRequest } from '#contract/entities/requestParts.ts';
import type { EnumValue } from '#contract/enums.ts';
import { invalid } from '#sandbox/core/apiError.ts';
import type { InvoiceDetails } from '#sandbox/core/objects/stored.ts';
import { withoutEmpty } from './deal.ts';

interface AskedInvoice {
  issueInvoice?: boolean | null | undefined;
  invoiceDetails?: InvoiceDetailsRequest | null | undefined;
  currency?: EnumValue<'currency'> | null | undefined;
}

/** Documents are in ILS (spec §5). @throws ApiError 400 */
export function requireInvoiceable({ issueInvoice, currency }: AskedInvoice): void {
  if (!issueInvoice || !currency || currency === 'ILS') return;
  throw invalid([{ code: 'issueInvoice', description: 'OnlyIlsInvoices' }]);
}

/** What the row keeps of a wanted document; details are ignored without the wish (docs/wire.md §3.1). */
export function invoiceColumns({ issueInvoice, invoiceDetails }: AskedInvoice): {
  issueInvoice: boolean;
  invoiceDetails: InvoiceDetails | null;
} {
  if (!issueInvoice) return { issueInvoice: false, invoiceDetails: null };
  const { invoiceType, sendCCTo, ...rest } = invoiceDetails ?? {};
  return {
    issueInvoice: true,
    invoiceDetails: invoiceType
      ? { ...withoutEmpty(rest), invoiceType, ...(sendCCTo && { sendCCTo: sendCCTo.filter((one) => one !== null) }) }
      : null,
  };
}
