import { eq } from 'drizzle-orm';
import { israelDay } from '#contract/israelDay.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { inserted, written } from '#sandbox/core/operation.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import type { Terminal } from '#sandbox/domain/ownTerminal.ts';
import { announce, documentColumns, type DocumentOrder, type Invoice, issuedColumns } from './issue.ts';
import { tryIssuing } from './tryIssuing.ts';

/** A document that is to be issued, and what was asked for. */
export type KeptOrder = DocumentOrder & Pick<Invoice, 'invoiceID' | 'requestDigest'>;

/** Keeps a document before it is issued. @returns undefined where its id is taken already */
export async function keepDocument(
  tx: Database,
  call: Call,
  terminal: Terminal,
  { invoiceID, requestDigest, ...order }: KeptOrder,
): Promise<Invoice | undefined> {
  const now = call.context.clock.now();
  const [kept] = await tx
    .insert(invoices)
    .values({
      ...documentColumns(call, terminal, order),
      invoiceID,
      requestDigest,
      status: 'initial',
      invoiceTimestamp: now,
      invoiceDate: israelDay(now),
    })
    .onConflictDoNothing()
    .returning();
  return kept;
}

/**
 * Issues a document that is kept. Where it can not be issued it stays as it is, `initial`, and says why; nothing is lost
 * and no number given.
 */
export async function issueKept(tx: Database, call: Call, terminal: Terminal, kept: Invoice): Promise<Invoice> {
  const change = async (db: Database, columns: Partial<Invoice>) =>
    inserted(
      await db
        .update(invoices)
        .set({ ...columns, ...written(call), version: nextVersion(invoices) })
        .where(eq(invoices.invoiceID, kept.invoiceID))
        .returning(),
    );
  const unissued = { terminalID: kept.terminalID, entityReference: kept.invoiceID };
  const { issued, reason } = await tryIssuing(tx, call, unissued, async (inner) => {
    const document = await change(inner, await issuedColumns(inner, call, terminal, kept));
    await announce(inner, call, terminal, document);
    return document;
  });
  return issued ?? change(tx, { lastError: reason.description });
}
