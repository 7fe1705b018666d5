import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AdapterPayload } from 'oidc-provider';
import { instant } from '#sandbox/db/schema/columns.ts';

/** Sessions, grants, codes and tokens of the identity provider; a restart signs nobody out. */
export const oidc = pgTable(
  'oidc',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<AdapterPayload>().notNull(),
    grantID: text(),
    userCode: text(),
    uid: text(),
    expiresAt: instant(),
    consumedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index().on(table.grantID),
    index().on(table.model, table.uid),
    index().on(table.expiresAt),
  ],
);

/** Signing keys, cookie keys and the like, by name. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});
