import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ApiError } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { written } from '#sandbox/core/operation.ts';
import { toWireInstant, versionOf } from '#sandbox/core/wire.ts';
import { targetTerminal } from '#sandbox/domain/ownTerminal.ts';

/** What every record that people change has besides its own. */
interface ChangedRow {
  terminalID: string;
  operationDoneBy: string | null;
  updatedDate: Date | null;
  deletedAt: Date | null;
}

/** What a change writes beside the request: who made it, and the terminal where it moves to another one. */
type Stamp = ReturnType<typeof written> & { terminalID?: string };

interface GuardedChange<Row extends ChangedRow> {
  /** The terminal that the request names. */
  terminalID: string | null | undefined;
  /** The record as it is, deleted or not. @throws ApiError 404 */
  read: (tx: Database) => Promise<Row>;
  /** Writes it if it still is what the person has seen. @returns no row when it is not */
  write: (tx: Database, stamp: Stamp) => Promise<readonly Row[]>;
  toWire: (row: Row) => unknown;
  /** What goes with the change, in the same transaction. */
  after: (tx: Database, row: Row) => Promise<unknown>;
}

/** Neither deleted nor changed since the version that was seen; without one, whatever its version. */
export function ifUnchanged(
  table: Readonly<Record<'version' | 'deletedAt', PgColumn>>,
  updateTimestamp: string | null | undefined,
): SQL | undefined {
  return and(updateTimestamp ? eq(table.version, versionOf(updateTimestamp)) : undefined, isNull(table.deletedAt));
}

/**
 * The 409 of a change that is founded on an older version: `additionalData` holds the record as it is now, who changed
 * it and when, so that a person can be shown what differs (spec §8).
 */
function changedMeanwhile(
  { operationDoneBy, updatedDate, deletedAt }: Omit<ChangedRow, 'terminalID'>,
  current: unknown,
): ApiError {
  const description = deletedAt === null ? 'ChangedMeanwhile' : 'DeletedMeanwhile';
  return new ApiError(409, description, {
    errors: [{ code: 'updateTimestamp', description }],
    additionalData: { current, changedBy: operationDoneBy, changedAt: toWireInstant(updatedDate) },
  });
}

/**
 * Changes a record on the version that the person has seen: of two at once exactly one wins.
 * @throws ApiError 409 with the record as it is, 404 for one that is not the caller's
 */
export async function updateIfUnchanged<Row extends ChangedRow>(call: Call, change: GuardedChange<Row>): Promise<Row> {
  const { terminalID, read, write, toWire, after } = change;
  const row = await call.context.db.transaction(async (tx) => {
    const present = await read(tx);
    const moved = await targetTerminal(tx, call, present.terminalID, terminalID);
    const [changed] = await write(tx, { ...moved, ...written(call) });
    if (!changed) {
      const current = await read(tx);
      throw changedMeanwhile(current, await toWire(current));
    }
    await after(tx, changed);
    return changed;
  });
  call.context.totals.drop(call.caller.merchantID);
  return row;
}
