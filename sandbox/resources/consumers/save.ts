import { consumerRequest, consumerUpdate } from '#contract/entities/consumer.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { bankWarning } from '#sandbox/domain/bankWarning.ts';
import type { EventName } from '#contract/events.ts';
import { recordEvent } from '#sandbox/events/recordEvent.ts';
import { defineSave } from '#sandbox/noun/save.ts';
import { type ConsumerRecord, consumerRecord } from './record.ts';
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

/** POST and PUT /api/consumers. */
export const consumerSave = defineSave(consumerRecord, {
  create: consumerRequest,
  update: consumerUpdate,
  newRow: (request, { id, ...stamp }) => ({ ...consumerValues(request), consumerID: id, ...stamp }),
  change: (request, stamp) => ({ ...consumerValues(request), ...stamp }),
  after: (tx, call, row, isNew) => recordConsumer(tx, call, isNew ? 'ConsumerCreated' : 'ConsumerUpdated', row),
  answer: bankWarning,
});
