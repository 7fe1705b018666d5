import type { RecordOf } from '#contract/entities/callTypes.ts';
import { givesBack } from '#contract/sign.ts';

export type Invoice = Partial<RecordOf<'invoices'>>;

/** A document that has its number can not be changed or deleted any more. */
export const isIssued = ({ invoiceNumber }: Invoice): boolean => Boolean(invoiceNumber);

/** Issuing it failed: it may be changed and tried again, or deleted. */
export const mayBeChanged = (invoice: Invoice): boolean =>
  invoice.status === 'initial' && !isIssued(invoice) && invoice.deleted !== true;

/** What may be cancelled by a credit document: whatever was issued and is none itself. */
export const mayBeCanceled = (invoice: Invoice): boolean =>
  isIssued(invoice) && invoice.status !== 'canceled' && !givesBack(invoice);

/** Whether the original can still be had. A list's row does not tell, so there it is not offered. */
export const mayHaveOriginal = (invoice: Invoice): boolean =>
  isIssued(invoice) && invoice.updateTimestamp !== undefined && !invoice.originalDownloadedAt;

/** What stands out about a document, by its words `invoice.note.…`. */
export type InvoiceAlert = 'failed' | 'sendingFailed' | 'canceled' | 'cancels' | 'originalHad';

/** What stands out about a document, the gravest first. */
export function invoiceAlerts(invoice: Invoice): readonly InvoiceAlert[] {
  const { status, lastError, originInvoiceID, originalDownloadedAt } = invoice;
  const news: Readonly<Record<InvoiceAlert, boolean>> = {
    failed: mayBeChanged(invoice) && Boolean(lastError),
    sendingFailed: status === 'sendingFailed',
    canceled: status === 'canceled',
    cancels: Boolean(originInvoiceID),
    originalHad: Boolean(originalDownloadedAt),
  };
  return (Object.keys(news) as InvoiceAlert[]).filter((one) => news[one]);
}
