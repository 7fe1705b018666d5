import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/constants.ts';
import type { EndpointId } from '#contract/endpoints.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import { instant, owner } from '#sandbox/db/schema/columns.ts';

/**
 * Attempts at what must be done once, one per idempotency key: at moving money (docs/adr/0012-never-twice.md) and at making
 * anything else (docs/adr/0052-everything-made-once.md). A payment without an answer belongs to whoever holds its lease;
 * when that is over, another one finds out at the processor what became of it.
 */
export const attempts = pgTable(
  'attempts',
  {
    ...owner(),
    attemptKey: text().notNull(),
    endpoint: text().$type<EndpointId>().notNull(),
    /** Digest of what was asked, without anything that may not be kept (`digestOf`); null: any body counts as the same. */
    digest: text(),
    /** The payment's row; null where no money is asked for. */
    paymentTransactionID: uuid(),
    /** Real time, not the sandbox's clock. */
    leaseUntil: instant().notNull(),
    /** HTTP status and body of the answer; null while there is none. */
    status: integer(),
    answer: jsonb().$type<OperationResponse>(),
    /** Who asked, so that the attempt can be finished without them. */
    userID: uuid().notNull(),
    userName: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    correlationId: text().notNull(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantID, table.attemptKey] }),
    index().on(table.leaseUntil),
    // Looked for every second, and hardly any among those of a month.
    index('attempts_unanswered_index')
      .on(table.leaseUntil)
      .where(sql`${table.status} is null and ${table.paymentTransactionID} is not null`),
  ],
);
