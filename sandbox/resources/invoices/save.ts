import { and, isNull } from 'drizzle-orm';
import { invoiceRequest, invoiceUpdate } from '#contract/entities/invoiceRequest.ts';
import { ApiError } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Answer, Call, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { namedID } from '#sandbox/core/namedID.ts';
import { named, operation } from '#sandbox/core/operation.ts';
import { requireSameID } from '#sandbox/core/path.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { documentColumns, type Invoice } from '#sandbox/domain/invoicing/issue.ts';
import { issueKept, keepDocument } from '#sandbox/domain/invoicing/keptDocument.ts';
import { attemptKeyOf, digestOf } from '#sandbox/domain/money/payment/attemptKey.ts';
import { ownTerminal, readTerminal, type Terminal } from '#sandbox/domain/ownTerminal.ts';
import { ifUnchanged, updateIfUnchanged } from '#sandbox/noun/updateIfUnchanged.ts';
import { invoiceRecord } from './record.ts';
import { invoiceOrder } from './values.ts';

/** How a document fared: issued, or kept as `initial` with the reason (docs/wire.md §5.7). */
function answerOf(
  call: Call,
  invoice: Invoice,
  done: { status: number; message: 'CreatedSuccessfully' | 'SuccessfullySaved' },
): Answer {
  const more = named(invoice.invoiceID, invoice.version);
  if (invoice.invoiceNumber !== null) return { status: done.status, json: operation(call, done.message, more) };
  const errors = [{ code: 'invoiceDetails', description: invoice.lastError ?? '' }];
  return { status: 400, json: operation(call, 'CouldNotCreateInvoice', { ...more, errors }, 'error') };
}

/** The document of a key that was used before. @throws ApiError 422 when it was used for another one */
async function knownDocument(tx: Database, call: Call, id: string, digest: string): Promise<Invoice> {
  const known = await invoiceRecord.read(tx, call, id);
  if (known.requestDigest === digest) return known;
  throw new ApiError(422, 'CouldNotCreateInvoice', {
    errors: [{ code: 'Idempotency-Key', description: 'AttemptWasAnother' }],
  });
}

/**
 * POST /api/invoicing: issues a document. The same key names the same document, however often it is sent; one that could
 * not be issued stays to be changed or deleted.
 */
export const createInvoice: Handler = async (call) => {
  const request = await readBody(call, invoiceRequest);
  const { merchantID } = call.caller;
  const invoiceID = namedID(`invoice:${merchantID}:${attemptKeyOf(call)}`);
  const terminal = await ownTerminal(call.context.db, call, request.terminalID);
  const order = await invoiceOrder(call, terminal, request);
  // Of cards as far as they are kept: nothing secret is in a digest (docs/adr/0029-nothing-secret-in-a-digest.md).
  const requestDigest = digestOf({ ...call, body: { ...request, paymentDetails: order.paymentDetails } });
  const invoice = await call.context.db.transaction(async (tx) => {
    const kept = await keepDocument(tx, call, terminal, { ...order, invoiceID, requestDigest });
    return kept ? issueKept(tx, call, terminal, kept) : knownDocument(tx, call, invoiceID, requestDigest);
  });
  call.context.totals.drop(merchantID);
  return answerOf(call, invoice, { status: 201, message: 'CreatedSuccessfully' });
};

/** What was issued stays as it is. @throws ApiError 400 */
export function requireUnissued({ invoiceNumber, invoiceID }: Pick<Invoice, 'invoiceNumber' | 'invoiceID'>): void {
  if (invoiceNumber === null) return;
  throw new ApiError(400, 'DocumentIssuedAlready', { entityType: 'Invoice', entityUID: invoiceID });
}

/** The terminal a document is on or moves to. @throws ApiError 404 */
function terminalOf({ context, ...call }: Call, invoice: Invoice, wanted: string): Promise<Terminal> {
  const read = wanted.toLowerCase() === invoice.terminalID ? readTerminal : ownTerminal;
  return read(context.db, call, wanted.toLowerCase());
}

/** PUT /api/invoicing/{id}: changes a document that was not issued, and issues it. */
export const updateInvoice: Handler = async (call) => {
  const id = invoiceRecord.idOf(call);
  const request = await readBody(call, invoiceUpdate);
  if (request.invoiceID) requireSameID(id, 'invoiceID', request.invoiceID);
  const present = await invoiceRecord.read(call.context.db, call, id);
  requireUnissued(present);
  const terminal = await terminalOf(call, present, request.terminalID);
  const order = await invoiceOrder(call, terminal, request);
  const { paymentTransactionID, billingDealID } = present;
  const document = documentColumns(call, terminal, { ...order, paymentTransactionID, billingDealID });
  const invoice = await updateIfUnchanged<Invoice>(call, {
    terminalID: request.terminalID,
    read: (tx) => invoiceRecord.read(tx, call, id),
    write: async (tx) => {
      const unchanged = and(invoiceRecord.isIt(call, id), ifUnchanged(invoices, request.updateTimestamp));
      const [kept] = await tx
        .update(invoices)
        .set({ ...document, version: nextVersion(invoices) })
        .where(and(unchanged, isNull(invoices.invoiceNumber)))
        .returning();
      return kept ? [await issueKept(tx, call, terminal, kept)] : [];
    },
    toWire: (seen) => invoiceRecord.toWire(seen, call),
    after: async () => {},
  });
  return answerOf(call, invoice, { status: 200, message: 'SuccessfullySaved' });
};
