import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { required } from '#sandbox/core/apiError.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { toUpdateTimestamp, toWireInstant } from '#sandbox/core/wire.ts';

/** A table whose rows are read one by one, by the name of their id. */
export type ReadTable<Id extends string> = PgTable & Readonly<Record<Id | 'merchantID', PgColumn>>;

/** What every record that people change has besides its own. */
export interface RecordRow {
  terminalID: string;
  version: number;
  created: Date;
  updatedDate: Date | null;
  operationDoneBy: string | null;
  operationDoneByID: string | null;
  deletedAt: Date | null;
}

/** A table of such records. */
export type RecordTable<Id extends string> = ReadTable<Id> &
  Readonly<Record<'version' | 'deletedAt', PgColumn>> & { readonly $inferSelect: RecordRow };

/** How one record of a noun is found and what of it travels. */
export interface RecordDeclaration<Id extends string, Table extends ReadTable<Id>, Wire extends object> {
  /** As answers name it, e.g. `Item`. */
  entityType: string;
  table: Table;
  /** Column and field of its id. */
  id: Id;
  /** Reads rows: `(db, where) => db.select().from(items).where(where)`. */
  select: (db: Database, where: SQL | undefined) => Promise<Table['$inferSelect'][]>;
  /** Name of the id in the path; `id` when absent. */
  parameter?: string;
  /** The record as it travels; `detailsOf` does what those that people change have in common. */
  toWire: (row: Table['$inferSelect'], call: Call) => Wire | Promise<Wire>;
}

/** A declared record: what its calls are made of. */
export interface RecordKind<
  Id extends string,
  Table extends ReadTable<Id>,
  Wire extends object = object,
> extends RecordDeclaration<Id, Table, Wire> {
  /** Names one row of the caller's merchant. */
  isIt: (call: Pick<Call, 'caller'>, id: string) => SQL | undefined;
  /** The row of the caller's merchant, deleted or not. @throws ApiError 404 */
  read: (db: Database, call: Pick<Call, 'caller'>, id: string) => Promise<Table['$inferSelect']>;
  keyOf: (row: Table['$inferSelect']) => string;
  /** The id in the path. @throws ApiError 404 when it is no guid */
  idOf: (call: Call) => string;
  /** Answers `GET …/{id}`, deleted records included. */
  get: Handler<Wire>;
}

/** A row without what stays inside, its instants as they travel. */
export function detailsOf<Row extends RecordRow>(row: Row) {
  const { version, operationDoneByID: _, deletedAt, ...details } = row;
  return {
    ...details,
    deleted: deletedAt !== null,
    created: toWireInstant(row.created),
    updatedDate: toWireInstant(row.updatedDate),
    updateTimestamp: toUpdateTimestamp(version),
  };
}

/**
 * Declares the record of a noun.
 * @example
 * defineRecord({
 *   entityType: 'Item', table: items, id: 'itemID',
 *   select: (db, where) => db.select().from(items).where(where),
 *   toWire: (row) => ({ ...detailsOf(row), price: toDecimal(row.price) }),
 * });
 */
export function defineRecord<const Id extends string, Table extends ReadTable<Id>, Wire extends object>(
  declaration: RecordDeclaration<Id, Table, Wire>,
): RecordKind<Id, Table, Wire> {
  const { entityType, table, select, parameter = 'id', toWire } = declaration;
  const key: PgColumn = table[declaration.id];
  const isIt = ({ caller }: Pick<Call, 'caller'>, id: string) =>
    and(eq(table.merchantID, caller.merchantID), eq(key, id));
  const read = async (db: Database, call: Pick<Call, 'caller'>, id: string) =>
    required(await select(db, isIt(call, id)), entityType);
  const keyOf = (row: Table['$inferSelect']) =>
    String(new Map<string, unknown>(Object.entries(row)).get(declaration.id));
  const idOf = (call: Call) => guidOf(call, parameter, entityType);
  const get: Handler<Wire> = async (call) => ({
    json: await toWire(await read(call.context.db, call, idOf(call)), call),
  });
  return { ...declaration, isIt, read, keyOf, idOf, get };
}
