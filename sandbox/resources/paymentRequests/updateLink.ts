import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/entities/callTypes.ts';
import { linkUpdate } from '#contract/entities/linkRequest.ts';
import { ApiError, invalid, required } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { operation } from '#sandbox/core/operation.ts';
import { guidOf, requireSameID } from '#sandbox/core/path.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { requireNotBeingPaid } from '#sandbox/domain/links/begun.ts';
import { historyEvent } from '#sandbox/domain/links/history.ts';
import { wake } from '#sandbox/domain/links/refusals.ts';
import { requireCallOffered } from '#sandbox/domain/money/terminal.ts';
import { readTerminal, type Terminal } from '#sandbox/domain/ownTerminal.ts';
import { ifUnchanged, updateIfUnchanged } from '#sandbox/noun/updateIfUnchanged.ts';
import { linkColumns, type LinkColumns } from './linkColumns.ts';
import { type Recipient, recipientOf, requireKnownAddress, requireOffered } from './linkRules.ts';
import { answerOfLink } from './makeLink.ts';
import { toDetails } from './record.ts';
import { sendLink } from './sendLink.ts';

type Row = typeof paymentRequests.$inferSelect;
type Request = BodyOf<'paymentRequests.update'>;

const isIt = (call: Pick<Call, 'caller'>, id: string) =>
  and(
    eq(paymentRequests.merchantID, call.caller.merchantID),
    eq(paymentRequests.paymentRequestID, id),
    eq(paymentRequests.kind, 'paymentRequest'),
  );

/** The request, kept from other changes until the transaction ends. @throws ApiError 404, 400 for one that is over or being paid */
async function lockRequest(tx: Database, call: Call, id: string): Promise<Row> {
  const rows = await tx.select().from(paymentRequests).where(isIt(call, id)).for('update');
  const row = required(rows, 'PaymentRequest');
  if (['payed', 'canceled'].includes(row.status)) throw new ApiError(400, 'RequestIsOver', { entityUID: id });
  await requireNotBeingPaid(tx, row);
  return row;
}

/** What a link is for its life. @throws ApiError 400 that names the fields */
function requireSameKind({ terminalID, permanent, isRefund }: Row, request: Request): void {
  const wrong = [
    ...((request.terminalID ?? terminalID).toLowerCase() === terminalID ? [] : ['terminalID']),
    ...((request.permanent ?? permanent) === permanent ? [] : ['permanent']),
    ...((request.isRefund ?? isRefund) === isRefund ? [] : ['isRefund']),
  ];
  if (wrong.length > 0) throw invalid(wrong.map((code) => ({ code, description: 'Invalid' })));
}

/** What the documented answer does not tell (docs/wire.md §3.9): whoever sends back what they read must not lose it. */
const untold = [
  'issueInvoice',
  'invoiceDetails',
  'requestSubject',
  'fromAddress',
  'language',
  'jDealType',
  'origin',
  'cardOwnerNationalID',
  'extension',
] as const;

/** The columns that a change leads to. */
async function changedColumns(call: Call, terminal: Terminal, row: Row, request: Request): Promise<LinkColumns> {
  const asked = { ...request, isRefund: row.isRefund, currency: request.currency ?? row.currency };
  const columns = await linkColumns(call, terminal, asked, row.dealDetails);
  const names = untold.filter((name) => request[name] === undefined);
  const kept: Partial<LinkColumns> = Object.fromEntries(names.map((name) => [name, row[name]]));
  const requested: Readonly<Record<string, unknown>> = { ...request, ...request.installmentDetails };
  const options = Object.entries(row.pageOptions ?? {}).filter(([name]) => requested[name] === undefined);
  return { ...columns, ...kept, pageOptions: { ...Object.fromEntries(options), ...columns.pageOptions } };
}

const isSame = (row: Readonly<Record<string, unknown>>, columns: LinkColumns) =>
  Object.entries(columns).every(([name, value]) => isDeepStrictEqual(row[name], value));

/** What is written besides the stamp: what has changed, or that it was sent once more. */
function changeOf(call: Call, row: Row, columns: LinkColumns) {
  const same = isSame(row, columns);
  if (same && row.permanent) return {};
  const event = historyEvent(call, same ? 'PaymentRequestSent' : 'PaymentRequestUpdated');
  const history = sql`${paymentRequests.history} || ${JSON.stringify([event])}::jsonb`;
  return same ? { status: 'sent' as const, history } : { ...columns, history };
}

/**
 * PUT /api/paymentRequests/{id}: changes a request until it is paid or canceled. One that changes nothing sends it again,
 * and its history tells of every sending; a change by itself is sent to nobody (docs/rulings.md).
 */
export const updatePaymentRequest: Handler = async (call) => {
  const id = guidOf(call, 'id', 'PaymentRequest');
  const { db } = call.context;
  const seen = required(await db.select().from(paymentRequests).where(isIt(call, id)), 'PaymentRequest');
  const request = await readBody(call, linkUpdate);
  if (request.paymentRequestID) requireSameID(id, 'paymentRequestID', request.paymentRequestID);
  const terminal = await readTerminal(db, call, seen.terminalID);
  requireCallOffered(terminal, 'paymentRequests.update');
  requireSameKind(seen, request);
  requireOffered(terminal, request);
  requireKnownAddress(terminal, request.redirectUrl);
  const columns = await changedColumns(call, terminal, seen, request);
  const to: Recipient | null = seen.permanent ? null : recipientOf(terminal, columns);
  let isSent = false;
  const row = await updateIfUnchanged<Row>(call, {
    terminalID: null,
    read: async (tx) => required(await tx.select().from(paymentRequests).where(isIt(call, id)), 'PaymentRequest'),
    write: async (tx, stamp) => {
      const present = await lockRequest(tx, call, id);
      isSent = to !== null && isSame(present, columns);
      await wake(tx, present);
      return tx
        .update(paymentRequests)
        .set({ ...changeOf(call, present, columns), ...stamp, version: nextVersion(paymentRequests) })
        .where(and(isIt(call, id), ifUnchanged(paymentRequests, request.updateTimestamp)))
        .returning();
    },
    toWire: (current) => toDetails(current, call.context),
    after: async (tx, changed) => {
      if (to && isSent) await sendLink(tx, call, terminal, changed, to);
    },
  });
  return { json: operation(call, isSent ? 'RequestSent' : 'SuccessfullySaved', answerOfLink(call, row)) };
};
