import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CardDetails } from '#sandbox/core/objects/stored.ts';
import { instant, money, word } from '#sandbox/db/schema/columns.ts';

/**
 * The memory of the simulated processor: what it answered to each reference. It stands for a system of somebody else, so
 * the sandbox reads it only by asking the processor.
 */
export const processorRecords = pgTable('processor_records', {
  reference: uuid().primaryKey(),
  /** Order of the answers, and the processor's numbers of deals. */
  number: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
  kind: text().notNull(),
  amount: money().notNull(),
  currency: word('currency').notNull(),
  /** 0 = approved; null = closed by an inquiry before any request came: it is refused from then on. */
  code: integer(),
  approvalNumber: text(),
  /** The card that a pinpad has read, masked. */
  card: jsonb().$type<CardDetails>(),
  created: instant().notNull(),
});
