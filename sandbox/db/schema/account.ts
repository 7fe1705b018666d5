import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '#contract/roles.ts';
import type { Address } from '#sandbox/core/objects/stored.ts';
import { instant, owner } from './columns.ts';

export const merchants = pgTable('merchants', {
  merchantID: uuid().primaryKey(),
  merchantName: text().notNull(),
  /** Registered dealer number, nine digits. */
  businessNumber: text().notNull(),
  /** Printed on documents. */
  address: jsonb().$type<Address>(),
  /** How its customers reach it; printed on documents. */
  phone: text(),
  email: text(),
  /** The minute that its last tax file is named by; the next one has a later one (open format §2.2). */
  taxFileMinute: instant(),
  created: instant().notNull(),
});

/** People who can sign in. */
export const users = pgTable('users', {
  userID: uuid().primaryKey(),
  ...owner(),
  email: text().notNull().unique(),
  /** `scrypt$N$r$p$salt$hash`, base64url (see sandbox/identity/password.ts). */
  passwordHash: text().notNull(),
  givenName: text().notNull(),
  familyName: text().notNull(),
  roles: jsonb().$type<Role[]>().notNull(),
  created: instant().notNull(),
});
