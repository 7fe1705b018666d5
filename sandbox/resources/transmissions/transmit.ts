import { transmitRequest } from '#contract/entities/transactionRequest.ts';
import { ApiError } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import { translate } from '#sandbox/core/locale.ts';
import { operation } from '#sandbox/core/operation.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { payingTerminal } from '#sandbox/domain/money/terminal.ts';
import { transmit } from '#sandbox/domain/money/transmission.ts';

// spec gap: what a transmission that takes only some answers.
/** How a transmission of several went: all, some (a warning) or none (400); both sides by their ids (docs/wire.md §5.4). */
function answerOf(call: Call, sent: ReadonlySet<string>, left: readonly string[]) {
  const queued = sent.size;
  const additionalData = {
    queued,
    notQueued: left.length,
    queuedTransactions: [...sent],
    notQueuedTransactions: left.map((id) => ({ id, code: 'NotInThisState' })),
  };
  const errors = left.map((code) => ({ code, description: translate(call.locale, 'NotInThisState') }));
  if (queued === 0 && left.length > 0) {
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

/** POST /api/transmission/transmit: these deals of one terminal. */
export const transmitSome: Handler = async (call) => {
  const body = await readBody(call, transmitRequest);
  const terminal = await payingTerminal(call, body.terminalID);
  const wanted = [...new Set(body.paymentTransactionIDs.map((id) => id.toLowerCase()))];
  const sent = await transmit(call, terminal, { ids: wanted });
  return answerOf(
    call,
    sent,
    wanted.filter((id) => !sent.has(id)),
  );
};

/** POST /api/transmission/transmitByTerminal/{terminalID}: everything that waits. */
export const transmitTerminal: Handler = async (call) => {
  const terminal = await payingTerminal(call, guidOf(call, 'terminalID', 'Terminal'));
  return answerOf(call, await transmit(call, terminal), []);
};
