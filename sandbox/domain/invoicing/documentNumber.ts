import { sql } from 'drizzle-orm';
import type { EnumValue } from '#contract/enums.ts';
import type { Database } from '#sandbox/core/database.ts';
import { inserted } from '#sandbox/core/operation.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import type { Terminal } from '#sandbox/domain/ownTerminal.ts';
import { documentNumbers } from './documentNumberTable.ts';

/** Where the numbers of a merchant's n-th terminal begin. */
const numbersEach = 100_000;

/**
 * The next number of a terminal's documents of a type. It belongs to the transaction that issues the document: where that
 * fails the number was never given, so there are no gaps; two at once wait for each other.
 */
export async function nextDocumentNumber(
  tx: Database,
  { terminalID, position }: Pick<Terminal, 'terminalID' | 'position'>,
  invoiceType: EnumValue<'invoiceType'>,
): Promise<string> {
  const first = (position + 1) * numbersEach;
  const given = sql`(select coalesce(max(${invoices.invoiceNumber}::bigint), ${first}) from ${invoices}
    where ${invoices.terminalID} = ${terminalID} and ${invoices.invoiceType} = ${invoiceType})`;
  const rows = await tx
    .insert(documentNumbers)
    .values({ terminalID, invoiceType, lastNumber: sql`${given} + 1` })
    .onConflictDoUpdate({
      target: [documentNumbers.terminalID, documentNumbers.invoiceType],
      set: { lastNumber: sql`${documentNumbers.lastNumber} + 1` },
    })
    .returning();
  return String(inserted(rows).lastNumber);
}
