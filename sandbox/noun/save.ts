import { and } from 'drizzle-orm';
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { OperationResponse } from '#contract/envelope.ts';
import { type BodySchema, readBody } from '#sandbox/core/body.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { newID } from '#sandbox/core/newID.ts';
import { created, named, operation, type written } from '#sandbox/core/operation.ts';
import { requireSameID } from '#sandbox/core/path.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { ownTerminal } from '#sandbox/domain/ownTerminal.ts';
import type { RecordKind, RecordTable } from './record.ts';
import { ifUnchanged, updateIfUnchanged } from './updateIfUnchanged.ts';

/** What a new row gets besides what was asked for. */
type NewRowStamp = ReturnType<typeof created> & { id: string; terminalID: string };
/** What a change leaves besides what was asked for. */
type ChangeStamp = ReturnType<typeof written> & { terminalID?: string };

interface Request {
  terminalID?: string | null | undefined;
}

/** How requests become rows. */
interface SaveDeclaration<
  Id extends string,
  Table extends RecordTable<Id>,
  Create extends Request,
  Update extends Request & Record<Id, string> & { updateTimestamp?: string | null | undefined },
> {
  create: BodySchema<Create>;
  update: BodySchema<Update>;
  /** The columns of a new row, the stamp's among them. */
  newRow: (request: Create, stamp: NewRowStamp) => PgInsertValue<Table>;
  /** The columns that a change writes, the stamp's among them. */
  change: (request: Update, stamp: ChangeStamp) => PgUpdateSetSource<Table>;
  /** What goes with it in the same transaction. */
  after?: (tx: Database, call: Call, row: Table['$inferSelect'], isNew: boolean) => Promise<unknown>;
  /** What the answer says besides. */
  answer?: (call: Call, row: Table['$inferSelect']) => Partial<OperationResponse>;
}

/** The calls that write a noun, and how other calls of its room add one. */
interface Save<Row, Create> {
  /** Answers `POST`. */
  create: Handler;
  /** Answers `PUT …/{id}`: on the version that was seen, if the request names one (docs/wire.md §1.5). */
  update: Handler;
  /** Adds a record that is not there yet. @param tx the transaction */
  insert: (tx: Database, call: Call, request: Create, terminalID: string) => Promise<Row>;
}

/**
 * Declares how a noun is created and changed.
 * @example
 * defineSave(itemRecord, {
 *   create: itemRequest,
 *   update: itemUpdate,
 *   newRow: (request, { id, ...stamp }) => ({ ...itemValues(request), itemID: id, ...stamp }),
 *   change: (request, stamp) => ({ ...itemValues(request), ...stamp }),
 * });
 */
export function defineSave<
  const Id extends string,
  Table extends RecordTable<Id>,
  Create extends Request,
  Update extends Request & Record<Id, string> & { updateTimestamp?: string | null | undefined },
>(
  record: RecordKind<Id, Table>,
  { create, update, newRow, change, after, answer }: SaveDeclaration<Id, Table, Create, Update>,
): Save<Table['$inferSelect'], Create> {
  type Row = Table['$inferSelect'];
  const { table, id: field } = record;
  const answerOf = (call: Call, row: Row) => ({ ...named(record.keyOf(row), row.version), ...answer?.(call, row) });

  async function insert(tx: Database, call: Call, request: Create, terminalID: string): Promise<Row> {
    const id = newID();
    await tx.insert(table).values(newRow(request, { id, terminalID, ...created(call) }));
    const row = await record.read(tx, call, id);
    await after?.(tx, call, row, true);
    return row;
  }

  async function write(tx: Database, call: Call, id: string, request: Update, stamp: ChangeStamp): Promise<Row[]> {
    const changed = await tx
      .update(table)
      .set({ ...change(request, stamp), version: nextVersion(table) })
      .where(and(record.isIt(call, id), ifUnchanged(table, request.updateTimestamp)))
      .returning({ version: table.version });
    return changed.length > 0 ? [await record.read(tx, call, id)] : [];
  }

  return {
    insert,
    create: async (call) => {
      const request = await readBody(call, create);
      const row = await call.context.db.transaction(async (tx) => {
        const { terminalID } = await ownTerminal(tx, call, request.terminalID);
        return insert(tx, call, request, terminalID);
      });
      call.context.totals.drop(call.caller.merchantID);
      return { status: 201, json: operation(call, 'CreatedSuccessfully', answerOf(call, row)) };
    },
    update: async (call) => {
      const key = record.idOf(call);
      const request = await readBody(call, update);
      requireSameID(key, field, request[field]);
      const row = await updateIfUnchanged<Row>(call, {
        terminalID: request.terminalID,
        read: (tx) => record.read(tx, call, key),
        write: (tx, stamp) => write(tx, call, key, request, stamp),
        toWire: (seen) => record.toWire(seen, call),
        after: async (tx, changed) => after?.(tx, call, changed, false),
      });
      return { json: operation(call, 'SuccessfullySaved', answerOf(call, row)) };
    },
  };
}
