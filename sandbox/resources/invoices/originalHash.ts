import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#sandbox/core/database.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { drawInvoice } from '#sandbox/documents/invoice/drawInvoice.ts';
import { readPrinted } from '#sandbox/documents/invoice/readPrinted.ts';
import type { Invoice } from '#sandbox/domain/invoicing/issue.ts';

/** What a document is recognised by: SHA-256 of its bytes, in hexadecimals. */
export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * The hash of a document's original: of the one that somebody has had, whatever the logo is by now, else of one that is
 * drawn to be hashed, once. Nobody has had it by that.
 */
export async function originalHashOf(db: Database, row: Invoice): Promise<string> {
  if (row.originalHash !== null) return row.originalHash;
  const originalHash = hashOf(await drawInvoice(await readPrinted(db, row, 'original')));
  await db
    .update(invoices)
    .set({ originalHash })
    .where(and(eq(invoices.invoiceID, row.invoiceID), isNull(invoices.originalHash)));
  return originalHash;
}
