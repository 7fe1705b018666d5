import { eq } from 'drizzle-orm';
import { invoiceRemoval } from '#contract/entities/invoiceRequest.ts';
import { notFound } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Handler } from '#sandbox/core/call.ts';
import { operation, written } from '#sandbox/core/operation.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { lockDocument } from '#sandbox/domain/invoicing/cancelDocument.ts';
import { invoiceRecord } from './record.ts';
import { requireUnissued } from './save.ts';

/** DELETE /api/invoicing/{id}: a document that was never issued; its transaction has none then. */
export const deleteInvoice: Handler = async (call) => {
  const id = invoiceRecord.idOf(call);
  const { terminalID } = await readBody(call, invoiceRemoval);
  const { clock, db, totals } = call.context;
  await db.transaction(async (tx) => {
    const present = await lockDocument(tx, call, id);
    if (present.terminalID !== terminalID.toLowerCase()) throw notFound('Invoice');
    requireUnissued(present);
    const deletedAt = clock.now();
    await tx
      .update(invoices)
      .set({ deletedAt, ...written(call), version: nextVersion(invoices) })
      .where(eq(invoices.invoiceID, id));
    await tx.update(transactions).set({ invoiceID: null }).where(eq(transactions.invoiceID, id));
  });
  totals.drop(call.caller.merchantID);
  return { json: operation(call, 'DeletedSuccessfully', { entityUID: id }) };
};
