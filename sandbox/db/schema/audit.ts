import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, owner } from './columns.ts';

/** Who did what, when; every write leaves one row. Never card data. */
export const auditRows = pgTable(
  'audit_rows',
  {
    auditRowID: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    ...owner(),
    created: instant().notNull(),
    userID: uuid(),
    userName: text(),
    /** The contract's endpoint id, e.g. `consumers.update`. */
    operation: text().notNull(),
    entityType: text(),
    entityReference: text(),
    correlationId: text(),
    details: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [index().on(table.merchantID, table.created.desc().nullsFirst()), index().on(table.entityReference)],
);
