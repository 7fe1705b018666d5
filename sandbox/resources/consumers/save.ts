import { and, eq } from 'drizzle-orm';
import { consumerRequest, type ConsumerRequest, consumerUpdate } from '#contract/entities/consumer.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import { bankAccountWarning } from '#contract/rules/bankAccount.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { newID } from '#sandbox/core/newID.ts';
import { created, inserted, named, operation } from '#sandbox/core/operation.ts';
import { guidOf, requireSameID } from '#sandbox/core/path.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { ownTerminal } from '#sandbox/domain/ownTerminal.ts';
import type { EventName } from '#sandbox/events/events.ts';
import { recordEvent } from '#sandbox/events/recordEvent.ts';
import { ifUnchanged, updateIfUnchanged } from '#sandbox/noun/updateIfUnchanged.ts';
import { type ConsumerRecord, readConsumer, toWireConsumer } from './record.ts';
import { consumerValues } from './values.ts';

/** Tells the merchant's addresses of a customer. */
export function recordConsumer(db: Database, call: Call, eventName: EventName, row: ConsumerRecord): Promise<void> {
  return recordEvent(db, call, {
    terminalID: row.terminalID,
    eventName,
    entityType: 'Consumer',
    entityReference: row.consumerID,
    entityExternalReference: row.externalReference,
  });
}

/** A customer that is not there yet. @param db the transaction */
export async function insertConsumer(
  db: Database,
  call: Call,
  request: ConsumerRequest,
  terminalID: string,
): Promise<ConsumerRecord> {
  const rows = await db
    .insert(consumers)
    .values({
      ...consumerValues(request),
      consumerID: newID(),
      terminalID,
      ...created(call),
    })
    .returning();
  const row = inserted(rows);
  await recordConsumer(db, call, 'ConsumerCreated', row);
  return row;
}

/** A doubtful bank account is saved, and said beside the success. */
function bankWarning(call: Call, { bankDetails }: ConsumerRecord): Pick<OperationResponse, 'innerResponse'> {
  const warning = bankDetails && bankAccountWarning(bankDetails.bank, bankDetails.bankBranch, bankDetails.bankAccount);
  return warning ? { innerResponse: operation(call, warning.key, {}, 'warning') } : {};
}

const answerOf = (call: Call, row: ConsumerRecord) => ({
  ...named(row.consumerID, row.version),
  ...bankWarning(call, row),
});

/** POST /api/consumers. */
export const createConsumer: Handler = async (call) => {
  const request = await readBody(call, consumerRequest);
  const row = await call.context.db.transaction(async (tx) => {
    const { terminalID } = await ownTerminal(tx, call, request.terminalID);
    return insertConsumer(tx, call, request, terminalID);
  });
  call.context.totals.drop(call.caller.merchantID);
  return { status: 201, json: operation(call, 'CreatedSuccessfully', answerOf(call, row)) };
};

/** PUT /api/consumers/{id}: only on the version that the person has seen. */
export const updateConsumer: Handler = async (call) => {
  const consumerID = guidOf(call, 'id', 'Consumer');
  const { updateTimestamp, ...request } = await readBody(call, consumerUpdate);
  requireSameID(consumerID, 'consumerID', request.consumerID);
  const row = await updateIfUnchanged(call, {
    terminalID: request.terminalID,
    read: (tx) => readConsumer(tx, call, consumerID),
    write: (tx, stamp) =>
      tx
        .update(consumers)
        .set({ ...consumerValues(request), ...stamp, version: nextVersion(consumers) })
        .where(and(eq(consumers.consumerID, consumerID), ifUnchanged(call, consumers, updateTimestamp)))
        .returning(),
    toWire: toWireConsumer,
    after: (tx, changed) => recordConsumer(tx, call, 'ConsumerUpdated', changed),
  });
  return { json: operation(call, 'SuccessfullySaved', answerOf(call, row)) };
};
