import type { Handler } from '#sandbox/core/call.ts';
import { operation } from '#sandbox/core/operation.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { requireAsSeen } from '#sandbox/core/seen.ts';
import { toUpdateTimestamp } from '#sandbox/core/wire.ts';
import { cancelDocument, lockDocument } from '#sandbox/domain/invoicing/cancelDocument.ts';

/** POST /api/invoicing/cancel/{invoiceId}. */
export const cancelInvoice: Handler = async (call) => {
  const id = guidOf(call, 'invoiceId', 'Invoice');
  const { db, totals } = call.context;
  const { issued, reason } = await db.transaction(async (tx) => {
    const origin = await lockDocument(tx, call, id);
    const { status, invoiceNumber, version } = origin;
    const now = { status, invoiceNumber, updateTimestamp: toUpdateTimestamp(version) };
    requireAsSeen(call, now, { entityType: 'Invoice', entityUID: id });
    return cancelDocument(tx, call, origin);
  });
  totals.drop(call.caller.merchantID);
  if (!issued) return { status: 400, json: operation(call, 'CouldNotCreateInvoice', { errors: [reason] }, 'error') };
  const { invoiceID } = issued;
  return { json: operation(call, 'InvoiceCancelled', { entityUID: invoiceID, entityReference: invoiceID }) };
};
