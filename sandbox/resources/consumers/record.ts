import { and, eq } from 'drizzle-orm';
import type { Handler } from '#sandbox/call.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { toUpdateTimestamp, toWireInstant } from '#sandbox/list/wire.ts';
import { toWireAddress } from '#sandbox/resources/wire/objects.ts';
import { guidOf, required } from '#sandbox/resources/path.ts';

/** A customer with all details (contract.md §3.2); deleted ones too, so that they can be restored. */
export const getConsumer: Handler = async (call) => {
  const id = guidOf(call, 'id', 'Consumer');
  const rows = await call.context.db
    .select()
    .from(consumers)
    .where(and(eq(consumers.merchantID, call.caller.merchantID), eq(consumers.consumerID, id)));
  const row = required(rows, 'Consumer');
  const { version, updatedDate, operationDoneByID, deletedAt, ...details } = row;
  return {
    json: {
      ...details,
      deleted: deletedAt !== null,
      consumerAddress: row.consumerAddress && toWireAddress(row.consumerAddress),
      created: toWireInstant(row.created),
      updatedDate: toWireInstant(updatedDate),
      updateTimestamp: toUpdateTimestamp(version),
    },
  };
};
