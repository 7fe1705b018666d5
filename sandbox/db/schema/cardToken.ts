import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { consumerSnapshot, day, instant, maskedCard, owner, softDeletion, terminal, writes } from './columns.ts';

/** Saved cards (docs/wire.md §3.4): masked; what charges them lives in the token vault, not here. */
export const cardTokens = pgTable(
  'card_tokens',
  {
    creditCardTokenID: uuid().primaryKey(),
    ...owner(),
    ...terminal(),
    ...consumerSnapshot(),
    ...maskedCard(),
    /** The whole number in the vault; null for seeded cards, which the processor knows by their mask. */
    vaultID: uuid(),
    initialTransactionID: uuid(),
    okNumber: text(),
    /** The last day of which the merchant's addresses were told that it is over. */
    expiryAnnounced: day(),
    created: instant().notNull(),
    ...writes(),
    ...softDeletion(),
  },
  (table) => [
    index('card_tokens_newest').on(
      table.merchantID,
      table.created.desc().nullsFirst(),
      table.creditCardTokenID.desc().nullsFirst(),
      table.deletedAt,
    ),
    index().on(table.consumerID),
  ],
);
