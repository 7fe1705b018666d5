import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import { resendRequest, resendSingleRequest } from '#contract/entities/invoiceRequest.ts';
import { ApiError, invalid, notFound } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { translate } from '#sandbox/core/locale.ts';
import { operation, written } from '#sandbox/core/operation.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import type { Invoice } from '#sandbox/domain/invoicing/issue.ts';
import { emailsOf, recipientsOf } from '#sandbox/domain/invoicing/sendDocument.ts';
import { merchantName } from '#sandbox/domain/merchantName.ts';
import { readTerminal, type Terminal } from '#sandbox/domain/ownTerminal.ts';
import { sendEmails } from '#sandbox/outbox/outbox.ts';

/** Why a document is not sent again (docs/wire.md §5.7). */
type BlockedReason = 'NotFound' | 'DocumentNotIssued' | 'ConsumerEmailIsRequired';

/** Those behind the first ones wait for what others send meanwhile. */
const inOneRank = 25;

function blockedReason(invoice: Invoice | undefined): BlockedReason | undefined {
  if (!invoice) return 'NotFound';
  if (invoice.invoiceNumber === null) return 'DocumentNotIssued';
  return recipientsOf(invoice).length === 0 ? 'ConsumerEmailIsRequired' : undefined;
}

/** Documents of one terminal of the merchant, by id; those that were deleted are not among them. */
async function readDocuments(
  { context, caller }: Call,
  { terminalID }: Terminal,
  ids: readonly string[],
): Promise<Map<string, Invoice>> {
  const rows = await context.db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.merchantID, caller.merchantID),
        eq(invoices.terminalID, terminalID),
        inArray(invoices.invoiceID, [...ids]),
        isNull(invoices.deletedAt),
      ),
    );
  return new Map(rows.map((row) => [row.invoiceID, row]));
}

/** Documents are on their way once more; of a cancelled one that is no state. */
async function markSending(tx: Database, call: Call, ids: readonly string[]): Promise<void> {
  await tx
    .update(invoices)
    .set({ status: 'sending', lastError: null, ...written(call), version: nextVersion(invoices) })
    .where(and(inArray(invoices.invoiceID, [...ids]), notInArray(invoices.status, ['canceled'])));
}

/** Puts documents into the outbox, from which a job sends them. @param to instead of where they went before */
async function resend(call: Call, documents: readonly Invoice[], to?: string): Promise<void> {
  const business = await merchantName(call.context.db, call);
  const emails = documents.flatMap((document, index) =>
    emailsOf(document, business, to ? [to] : recipientsOf(document)).map((email) => ({
      ...email,
      rank: Math.floor(index / inOneRank),
    })),
  );
  await call.context.db.transaction(async (tx) => {
    await markSending(
      tx,
      call,
      documents.map(({ invoiceID }) => invoiceID),
    );
    await sendEmails(tx, call, emails);
  });
  call.context.totals.drop(call.caller.merchantID);
}

/** POST /api/invoicing/resend-single: to another address, or where it went before. */
export const resendInvoice: Handler = async (call) => {
  const { terminalID, invoiceID, email } = await readBody(call, resendSingleRequest);
  const terminal = await readTerminal(call.context.db, call, terminalID.toLowerCase());
  const id = invoiceID.toLowerCase();
  const document = (await readDocuments(call, terminal, [id])).get(id);
  if (!document) throw notFound('Invoice');
  if (document.invoiceNumber === null) throw new ApiError(400, 'DocumentNotIssued', { entityUID: id });
  if (!email && blockedReason(document)) throw invalid([{ code: 'email', description: 'ConsumerEmailIsRequired' }]);
  await resend(call, [document], email || undefined);
  return { json: operation(call, 'InvoiceSent', { entityUID: id, entityReference: id }) };
};

/** POST /api/invoicing/resend: each document by itself; those that can not be sent say why (docs/wire.md §5.7). */
export const resendInvoices: Handler = async (call) => {
  const { terminalID, invoicesIDs } = await readBody(call, resendRequest);
  const terminal = await readTerminal(call.context.db, call, terminalID.toLowerCase());
  const ids = [...new Set(invoicesIDs.map((id) => id.toLowerCase()))];
  const known = await readDocuments(call, terminal, ids);
  const notSentInvoices = ids.flatMap((id) => {
    const code = blockedReason(known.get(id));
    return code ? [{ id, code }] : [];
  });
  const left = new Set(notSentInvoices.map(({ id }) => id));
  const documents = ids.flatMap((id) => (left.has(id) ? [] : (known.get(id) ?? [])));
  if (documents.length > 0) await resend(call, documents);
  const additionalData = { sent: documents.length, notSent: left.size, notSentInvoices };
  if (left.size === 0) return { json: operation(call, 'InvoiceSent', { additionalData }) };
  const errors = notSentInvoices.map(({ id, code }) => ({ code: id, description: translate(call.locale, code) }));
  const values = { smart_count: left.size };
  return { json: operation(call, 'InvoicesNotSent', { values, errors, additionalData }, 'warning') };
};
