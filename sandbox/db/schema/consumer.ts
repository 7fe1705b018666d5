import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Address, BankDetails } from '#sandbox/core/objects/stored.ts';
import { byCodePoint, flag, instant, owner, softDeletion, writes } from './columns.ts';

/** Customers (docs/wire.md §3.2): a record of the merchant that remembers the terminal it was made on. */
export const consumers = pgTable(
  'consumers',
  {
    consumerID: uuid().primaryKey(),
    ...owner(),
    terminalID: uuid().notNull(),
    consumerName: text().notNull(),
    consumerEmail: text(),
    consumerPhone: text(),
    consumerSecondPhone: text(),
    consumerNationalID: text(),
    consumerAddress: jsonb().$type<Address>(),
    bankDetails: jsonb().$type<BankDetails>(),
    /** Kept in step with bankDetails and the customer's live card tokens. */
    hasBankAccount: flag(),
    hasCreditCard: flag(),
    consumerNote: text(),
    externalReference: text(),
    billingDesktopRefNumber: text(),
    origin: text(),
    woocommerceID: text(),
    ecwidID: text(),
    morningID: text(),
    externalPriceListID: text(),
    active: boolean().notNull().default(true),
    vatExempt: flag(),
    created: instant().notNull(),
    ...writes(),
    ...softDeletion(),
  },
  (table) => [
    index('consumers_newest').on(
      table.merchantID,
      table.created.desc().nullsFirst(),
      table.consumerID.desc().nullsFirst(),
      table.deletedAt,
    ),
    index().on(table.terminalID, table.created.desc().nullsFirst(), table.consumerID.desc().nullsFirst()),
    index('consumers_by_name').on(table.merchantID, byCodePoint(table.consumerName), table.consumerID),
    index().on(table.merchantID, table.externalReference),
    index().on(table.merchantID, table.consumerNationalID),
  ],
);
