import { and, eq, inArray } from 'drizzle-orm';
import { transmitRequest } from '#contract/entities/transactionRequest.ts';
import type { Happened } from '#contract/happened.ts';
import { isGuid } from '#contract/rules/guid.ts';
import { sumsSeen } from '#contract/seen.ts';
import { ApiError } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import { translate } from '#sandbox/core/locale.ts';
import { operation } from '#sandbox/core/operation.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { happenedText, movedOnSince, type MovedOn, requireAsSeen } from '#sandbox/core/seen.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { payingTerminal } from '#sandbox/domain/money/terminal.ts';
import { transactionNow } from '#sandbox/domain/money/transactionNow.ts';
import { signed, transmit, type UntransmittedTransaction } from '#sandbox/domain/money/transmission.ts';

type Left = { id: string; happened: Happened | undefined };

// spec gap: what a transmission that takes only some answers.
/** How a transmission of several went: all, some (a warning) or none (400); both sides by their ids (docs/wire.md §5.4). */
function answerOf(call: Call, sent: ReadonlySet<string>, left: readonly Left[]) {
  const queued = sent.size;
  const additionalData = {
    queued,
    notQueued: left.length,
    queuedTransactions: [...sent],
    notQueuedTransactions: left.map(({ id, happened }) => ({ id, code: happened ? 'MovedOn' : 'NotInThisState' })),
  };
  const errors = left.map(({ id, happened }) => ({
    code: id,
    description: happened ? happenedText(call, happened) : translate(call.locale, 'NotInThisState'),
  }));
  if (queued === 0 && left.length > 0) {
    const [moved] = left.flatMap(({ happened }) => happened ?? []);
    if (moved && left.length === 1)
      throw new ApiError(409, moved.key, { values: moved.values, errors, additionalData });
    throw new ApiError(400, 'CouldNotQueueTransactions', {
      values: { smart_count: left.length },
      errors,
      additionalData,
    });
  }
  if (left.length > 0) {
    const values = { smart_count: left.length };
    return { json: operation(call, 'CouldNotQueueTransactions', { values, errors, additionalData }, 'warning') };
  }
  const isOne = queued === 1;
  const values = { smart_count: queued };
  return { json: operation(call, isOne ? 'TransactionTransmitted' : 'QueuedTransactions', { values, additionalData }) };
}

/** Why deals were left: what happened to those that are not as they were seen. */
async function reasonsOf(call: Call, ids: readonly string[], movedOn: MovedOn): Promise<Left[]> {
  if (ids.length === 0) return [];
  const rows = await call.context.db
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.merchantID, call.caller.merchantID),
        inArray(transactions.paymentTransactionID, ids.filter(isGuid)),
      ),
    );
  const known = new Map(rows.map((row) => [row.paymentTransactionID, transactionNow(row)]));
  return ids.map((id) => {
    const now = known.get(id);
    return { id, happened: now && movedOn(id, now) };
  });
}

/** POST /api/transmission/transmit: these deals of one terminal, each as its sender saw it. */
export const transmitSome: Handler = async (call) => {
  const body = await readBody(call, transmitRequest);
  const terminal = await payingTerminal(call, body.terminalID);
  const wanted = [...new Set(body.paymentTransactionIDs.map((id) => id.toLowerCase()))];
  const movedOn = movedOnSince(call);
  const isAsSeen = (row: UntransmittedTransaction) =>
    movedOn(row.paymentTransactionID, transactionNow(row)) === undefined;
  const sent = await transmit(call, terminal, { ids: wanted, keep: (rows) => rows.filter(isAsSeen) });
  const left = wanted.filter((id) => !sent.has(id));
  return answerOf(call, sent, await reasonsOf(call, left, movedOn));
};

/** POST /api/transmission/transmitByTerminal/{terminalID}: everything that waits, if it still is what its sender saw. */
export const transmitTerminal: Handler = async (call) => {
  const terminal = await payingTerminal(call, guidOf(call, 'terminalID', 'Terminal'));
  const keep = (rows: readonly UntransmittedTransaction[]) => {
    const waiting = rows.map((row) => ({ agorot: signed(row), currency: row.currency }));
    requireAsSeen(call, sumsSeen(waiting), { entityType: 'PaymentTransaction' });
    return rows;
  };
  return answerOf(call, await transmit(call, terminal, { keep }), []);
};
