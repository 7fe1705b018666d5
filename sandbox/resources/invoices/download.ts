import { Readable } from 'node:stream';
import { and, eq, isNull } from 'drizzle-orm';
import { ApiError } from '#sandbox/core/apiError.ts';
import type { Handler } from '#sandbox/core/call.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { drawInvoice } from '#sandbox/documents/invoice/drawInvoice.ts';
import type { PrintedInvoice } from '#sandbox/documents/invoice/printedInvoice.ts';
import { pdfName, readPrinted } from '#sandbox/documents/invoice/readPrinted.ts';
import { hashOf } from './originalHash.ts';
import { invoiceRecord } from './record.ts';

const fileOf = (invoice: PrintedInvoice, bytes: Buffer) => ({
  file: Readable.from([bytes], { objectMode: false }),
  fileName: pdfName(invoice),
  contentType: 'application/pdf',
});

/** Answers a copy of a document, as often as it is asked for. */
export const downloadCopy: Handler<never> = async (call) => {
  const { db } = call.context;
  const row = await invoiceRecord.read(db, call, invoiceRecord.idOf(call));
  const invoice = await readPrinted(db, row, 'copy');
  return fileOf(invoice, await drawInvoice(invoice));
};

const alreadyHad = () => new ApiError(400, 'OriginalHadAlready', { entityType: 'Invoice' });

/** Answers the original of a document, once: of several who ask at one moment one gets it. @throws ApiError 400 */
export const downloadOriginal: Handler<never> = async (call) => {
  const { db, clock } = call.context;
  const row = await invoiceRecord.read(db, call, invoiceRecord.idOf(call));
  if (row.originalDownloadedAt) throw alreadyHad();
  const invoice = await readPrinted(db, row, 'original');
  // Drawn first: what can not be drawn has not been had.
  const bytes = await drawInvoice(invoice);
  const had = await db
    .update(invoices)
    .set({ originalDownloadedAt: clock.now(), originalHash: hashOf(bytes) })
    .where(and(eq(invoices.invoiceID, row.invoiceID), isNull(invoices.originalDownloadedAt)))
    .returning({ invoiceID: invoices.invoiceID });
  if (had.length === 0) throw alreadyHad();
  return fileOf(invoice, bytes);
};
