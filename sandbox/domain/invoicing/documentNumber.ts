import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/core/database.ts';
import { inserted } from '#sandbox/core/operation.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { documentNumbers } from './documentNumberTable.ts';

/** A series of numbers: a merchant's documents of one official type, whichever terminal they are of. */
type Series = Pick<typeof documentNumbers.$inferSelect, 'merchantID' | 'officialType'>;

/** Begins a series after the greatest number of its documents; those marked by letters are of other series. */
async function begin(tx: Database, { merchantID, officialType }: Series): Promise<number> {
  const given = sql`(select coalesce(max(${invoices.invoiceNumber}::bigint), 0) from ${invoices}
    where ${invoices.merchantID} = ${merchantID} and ${invoices.officialType} = ${officialType}
      and ${invoices.invoiceNumber} ~ '^[0-9]+$')`;
  const rows = await tx
    .insert(documentNumbers)
    .values({ merchantID, officialType, lastNumber: sql`${given} + 1` })
    .onConflictDoUpdate({
      target: [documentNumbers.merchantID, documentNumbers.officialType],
      set: { lastNumber: sql`${documentNumbers.lastNumber} + 1` },
    })
    .returning();
  return inserted(rows).lastNumber;
}

/**
 * The next number of a series. It belongs to the transaction that issues the document: where that fails the number was
 * never given, so there are no gaps; two at once wait for each other.
 */
export async function nextDocumentNumber(tx: Database, series: Series): Promise<string> {
  const { merchantID, officialType } = series;
  const [raised] = await tx
    .update(documentNumbers)
    .set({ lastNumber: sql`${documentNumbers.lastNumber} + 1` })
    .where(and(eq(documentNumbers.merchantID, merchantID), eq(documentNumbers.officialType, officialType)))
    .returning();
  return String(raised?.lastNumber ?? (await begin(tx, series)));
}
