import { and, eq } from 'drizzle-orm';
import { required } from '#sandbox/core/apiError.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { toWireAddress } from '#sandbox/core/objects/wire.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { toUpdateTimestamp, toWireInstant } from '#sandbox/core/wire.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';

export type ConsumerRecord = typeof consumers.$inferSelect;

/** The row of a customer of the caller's merchant, deleted or not. @throws ApiError 404 */
export async function readConsumer(
  db: Database,
  { caller }: Pick<Call, 'caller'>,
  consumerID: string,
): Promise<ConsumerRecord> {
  const rows = await db
    .select()
    .from(consumers)
    .where(and(eq(consumers.merchantID, caller.merchantID), eq(consumers.consumerID, consumerID)));
  return required(rows, 'Consumer');
}

/** A customer as it travels (docs/wire.md §3.2 D). */
export function toWireConsumer(row: ConsumerRecord) {
  const { version, updatedDate, operationDoneByID, deletedAt, ...details } = row;
  return {
    ...details,
    deleted: deletedAt !== null,
    consumerAddress: row.consumerAddress && toWireAddress(row.consumerAddress),
    created: toWireInstant(row.created),
    updatedDate: toWireInstant(updatedDate),
    updateTimestamp: toUpdateTimestamp(version),
  };
}

/** A customer with all details (docs/wire.md §3.2); deleted ones too, so that they can be restored. */
export const getConsumer: Handler = async (call) => {
  const row = await readConsumer(call.context.db, call, guidOf(call, 'id', 'Consumer'));
  return { json: toWireConsumer(row) };
};
