import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, owner } from './columns.ts';

/** Logos and stylesheets that merchants have brought, one of each for a terminal. */
export const terminalFiles = pgTable(
  'terminal_files',
  {
    /** Part of its address: another file is another id. */
    fileID: uuid().primaryKey(),
    ...owner(),
    terminalID: uuid().notNull(),
    kind: text().$type<'logo' | 'stylesheet'>().notNull(),
    contentType: text().notNull(),
    content: bytes().notNull(),
    created: instant().notNull(),
  },
  (table) => [uniqueIndex().on(table.terminalID, table.kind)],
);
