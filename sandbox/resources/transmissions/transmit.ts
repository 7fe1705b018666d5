import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { transmitRequest } from '#contract/entities/transactionRequest.ts';
import type { EnumValue } from '#contract/enums.ts';
import { readBody } from '#sandbox/body.ts';
import type { Call, Handler } from '#sandbox/call.ts';
import type { Database } from '#sandbox/db/database.ts';
import { transactionEvents, transactions, transmissions } from '#sandbox/db/schema/index.ts';
import { translate } from '#sandbox/locale.ts';
import { totalsCacheOf } from '#sandbox/list/totalsCache.ts';
import { eventOf, type Transaction } from '#sandbox/money/payment.ts';
import { payingTerminal, type PayingTerminal } from '#sandbox/money/terminal.ts';
import { newID } from '#sandbox/newID.ts';
import { operation, written } from '#sandbox/operation.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { guidOf } from '#sandbox/resources/path.ts';

/** Deals that wait for a transmission; those refunded before it go along and stay what they are. */
const waiting = (terminalID: string) =>
  and(
    eq(transactions.terminalID, terminalID),
    eq(transactions.jDealType, 'J4'),
    eq(transactions.paymentTypeEnum, 'card'),
    inArray(transactions.status, ['awaitingForTransmission', 'chargeback']),
    isNull(transactions.transmissionID),
  );

const signed = ({ specialTransactionType, transactionAmount }: Transaction) =>
  specialTransactionType === 'refund' ? -transactionAmount : transactionAmount;

/** Transmissions of a terminal are numbered on, five digits. */
async function nextNumber(tx: Database, terminalID: string): Promise<string> {
  const [last] = await tx
    .select({ number: sql`coalesce(max(${transmissions.transmissionNumber}::bigint), 0)`.mapWith(Number) })
    .from(transmissions)
    .where(eq(transmissions.terminalID, terminalID));
  return String((last?.number ?? 0) + 1).padStart(5, '0');
}

/** Sends the deals of one currency. */
async function transmitGroup(
  tx: Database,
  call: Call,
  terminal: PayingTerminal,
  currency: EnumValue<'currency'>,
  rows: readonly Transaction[],
): Promise<void> {
  const transmissionDate = call.context.clock.now();
  const [transmissionID, transmissionNumber] = [newID(), await nextNumber(tx, terminal.terminalID)];
  await tx.insert(transmissions).values({
    transmissionID,
    transmissionDate,
    transmissionNumber,
    currency,
    merchantID: terminal.merchantID,
    terminalID: terminal.terminalID,
    terminalName: terminal.label,
    transactionsCount: rows.length,
    totalAmount: rows.reduce((sum, row) => sum + signed(row), 0),
    success: true,
    message: null,
  });
  await tx
    .update(transactions)
    .set({
      status: sql`case when ${transactions.status} = 'chargeback' then 'chargeback' else 'completed' end`,
      transmissionID,
      transmissionDate,
      transmissionNumber,
      ...written(call),
      version: sql`${transactions.version} + 1`,
    })
    .where(
      inArray(
        transactions.paymentTransactionID,
        rows.map((row) => row.paymentTransactionID),
      ),
    );
  await tx.insert(transactionEvents).values(
    rows.map((row) =>
      eventOf(row, {
        operationDate: transmissionDate,
        operationDoneBy: call.caller.name,
        status: row.status === 'chargeback' ? 'chargeback' : 'completed',
        message: null,
      }),
    ),
  );
}

/** Transmits what waits on a terminal, of the wanted ids or everything. @returns the transmitted ids */
async function transmit(call: Call, terminal: PayingTerminal, wanted?: readonly string[]): Promise<Set<string>> {
  const rows = await call.context.db.transaction(async (tx) => {
    // One at a time, so that each has a number of its own.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${terminal.terminalID}, 1))`);
    const isWanted = wanted && inArray(transactions.paymentTransactionID, [...wanted]);
    const found = await tx
      .select()
      .from(transactions)
      .where(and(waiting(terminal.terminalID), isWanted))
      .orderBy(asc(transactions.paymentTransactionID))
      .for('update');
    for (const currency of new Set(found.map((row) => row.currency))) {
      const group = found.filter((row) => row.currency === currency);
      await transmitGroup(tx, call, terminal, currency, group);
    }
    return found;
  });
  totalsCacheOf(call.context).drop(call.caller.merchantID);
  return new Set(rows.map((row) => row.paymentTransactionID));
}

// spec gap: what a transmission that takes only some answers.
/** How a transmission of several went: all, some (a warning) or none (400). */
function answerOf(call: Call, queued: number, left: readonly string[]) {
  const additionalData = { queued, notQueued: left.length };
  const errors = left.map((code) => ({ code, description: translate(call.locale, 'NotInThisState') }));
  if (queued === 0 && left.length > 0) {
    throw new Refusal(400, 'CouldNotQueueTransactions', {
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
  const sent = await transmit(call, terminal, wanted);
  return answerOf(
    call,
    sent.size,
    wanted.filter((id) => !sent.has(id)),
  );
};

/** POST /api/transmission/transmitByTerminal/{terminalID}: everything that waits. */
export const transmitTerminal: Handler = async (call) => {
  const terminal = await payingTerminal(call, guidOf(call, 'terminalID', 'Terminal'));
  return answerOf(call, (await transmit(call, terminal)).size, []);
};
