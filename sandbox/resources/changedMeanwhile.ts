import { toWireInstant } from '#sandbox/list/wire.ts';
import { Refusal } from '#sandbox/refusal.ts';

/** What a write leaves on a row about who made it. */
interface WrittenRow {
  operationDoneBy: string | null;
  updatedDate: Date | null;
}

/**
 * The 409 of a change that is founded on an older version: `additionalData` holds the record as it is now, who changed
 * it and when, so that a person can be shown what differs (spec §8).
 */
export function changedMeanwhile({ operationDoneBy, updatedDate }: WrittenRow, current: unknown): Refusal {
  return new Refusal(409, 'ChangedMeanwhile', {
    errors: [{ code: 'updateTimestamp', description: 'ChangedMeanwhile' }],
    additionalData: { current, changedBy: operationDoneBy, changedAt: toWireInstant(updatedDate) },
  });
}
