import { Readable } from 'node:stream';
import { and, eq, isNull } from 'drizzle-orm';
import { ApiError, required } from '#sandbox/core/apiError.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import { parseLocale } from '#sandbox/core/dictionaries/catalogue.ts';
import { merchants } from '#sandbox/db/schema/account.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { drawInvoice } from '#sandbox/documents/invoice/drawInvoice.ts';
import type { PrintedInvoice } from '#sandbox/documents/invoice/printedInvoice.ts';
import type { Invoice } from '#sandbox/domain/invoicing/issue.ts';
import { readTerminal } from '#sandbox/domain/ownTerminal.ts';
import { invoiceRecord } from './record.ts';

/** A document with what of its business and of the document it credits is printed on it. @throws ApiError 400, 404 */
async function printed(call: Call, row: Invoice, mark: PrintedInvoice['mark']): Promise<PrintedInvoice> {
  const { db } = call.context;
  if (!row.invoiceNumber) throw new ApiError(400, 'DocumentNotIssued', { entityType: 'Invoice' });
  const { name } = await readTerminal(db, call, row.terminalID);
  const found = await db.select().from(merchants).where(eq(merchants.merchantID, row.merchantID));
  const origin = row.originInvoiceID && (await invoiceRecord.read(db, call, row.originInvoiceID));
  return {
    ...row,
    mark,
    locale: parseLocale(row.invoiceDetails.invoiceLanguage) ?? 'he-IL',
    business: { name, number: required(found, 'Merchant').businessNumber },
    invoiceNumber: row.invoiceNumber,
    issuedAt: row.invoiceTimestamp,
    originNumber: origin ? origin.invoiceNumber : null,
    subject: row.invoiceDetails.invoiceSubject ?? null,
  };
}

const fileOf = ({ invoiceNumber }: Pick<PrintedInvoice, 'invoiceNumber'>, mark: string, bytes: Buffer) => ({
  file: Readable.from([bytes], { objectMode: false }),
  fileName: `${invoiceNumber}-${mark}.pdf`,
  contentType: 'application/pdf',
});

/** Answers a copy of a document, as often as it is asked for. */
export const downloadCopy: Handler<never> = async (call) => {
  const row = await invoiceRecord.read(call.context.db, call, invoiceRecord.idOf(call));
  const invoice = await printed(call, row, 'copy');
  return fileOf(invoice, invoice.mark, await drawInvoice(invoice));
};

const alreadyHad = () => new ApiError(400, 'OriginalHadAlready', { entityType: 'Invoice' });

/** Answers the original of a document, once: of several who ask at one moment one gets it. @throws ApiError 400 */
export const downloadOriginal: Handler<never> = async (call) => {
  const { db, clock } = call.context;
  const row = await invoiceRecord.read(db, call, invoiceRecord.idOf(call));
  if (row.originalDownloadedAt) throw alreadyHad();
  const invoice = await printed(call, row, 'original');
  // Drawn first: what can not be drawn has not been had.
  const bytes = await drawInvoice(invoice);
  const had = await db
    .update(invoices)
    .set({ originalDownloadedAt: clock.now() })
    .where(and(eq(invoices.invoiceID, row.invoiceID), isNull(invoices.originalDownloadedAt)))
    .returning({ invoiceID: invoices.invoiceID });
  if (had.length === 0) throw alreadyHad();
  return fileOf(invoice, invoice.mark, bytes);
};
