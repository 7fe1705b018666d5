import { and, isNull } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { OperationResponse } from '#contract/envelope.ts';
import { notFound } from '#sandbox/core/apiError.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { operation, written } from '#sandbox/core/operation.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import type { RecordKind, RecordTable } from './record.ts';

/** What a deletion writes. */
type RemovalStamp = ReturnType<typeof written> & { deletedAt: Date };

interface RemovalDeclaration<Table extends RecordTable<string>> {
  /** The columns that a deletion writes, the stamp's among them. */
  change: (stamp: RemovalStamp) => PgUpdateSetSource<Table>;
  /** What goes with it in the same transaction; it may refuse, and says what the answer tells besides. */
  after?: (tx: Database, call: Call, row: Table['$inferSelect']) => Promise<Partial<OperationResponse>>;
}

/**
 * Answers `DELETE …/{id}`: the record stays, marked as deleted; once deleted it is not found.
 * @example defineRemoval(itemRecord, { change: (stamp) => stamp })
 */
export function defineRemoval<const Id extends string, Table extends RecordTable<Id>>(
  record: RecordKind<Id, Table>,
  { change, after }: RemovalDeclaration<Table>,
): Handler {
  const { table, entityType } = record;
  return async (call) => {
    const id = record.idOf(call);
    const { clock, db, totals } = call.context;
    const more = await db.transaction(async (tx) => {
      const deleted = await tx
        .update(table)
        .set({ ...change({ deletedAt: clock.now(), ...written(call) }), version: nextVersion(table) })
        .where(and(record.isIt(call, id), isNull(table.deletedAt)))
        .returning({ version: table.version });
      if (deleted.length === 0) throw notFound(entityType);
      return after?.(tx, call, await record.read(tx, call, id));
    });
    totals.drop(call.caller.merchantID);
    return { json: operation(call, 'DeletedSuccessfully', { entityUID: id, ...more }) };
  };
}
