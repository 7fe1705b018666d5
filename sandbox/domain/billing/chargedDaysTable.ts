import { pgTable, text } from 'drizzle-orm/pg-core';
import { day } from '#sandbox/db/schema/columns.ts';

/** Up to which Israel day every charge that was due has been made. */
export const chargedDays = pgTable('charged_days', { engine: text().primaryKey(), day: day().notNull() });
