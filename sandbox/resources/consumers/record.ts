import type { AnswerOf } from '#contract/entities/callTypes.ts';
import { toWireAddress } from '#sandbox/core/objects/wire.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { defineRecord, detailsOf } from '#sandbox/noun/record.ts';

export type ConsumerRecord = typeof consumers.$inferSelect;

/** A customer with all details (docs/wire.md §3.2 D); deleted ones too, so that they can be restored. */
export const consumerRecord = defineRecord({
  entityType: 'Consumer',
  table: consumers,
  id: 'consumerID',
  select: (db, where) => db.select().from(consumers).where(where),
  toWire: (row): AnswerOf<'consumers.get'> => ({
    ...detailsOf(row),
    consumerAddress: row.consumerAddress && toWireAddress(row.consumerAddress),
  }),
});
