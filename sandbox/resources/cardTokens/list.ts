import { desc, isNotNull, sql } from 'drizzle-orm';
import { cardTokens as tokens } from '#sandbox/db/schema/cardToken.ts';
import { defineList } from '#sandbox/list/defineList.ts';
import { boolean, guid, instant, shortCardNumber, text } from '#sandbox/list/field.ts';
import { contains, containsID, containsText, equals, folded } from '#sandbox/list/filterRules.ts';

/** Saved cards (docs/wire.md §3.4); the list has no `$meta`. */
export const cardTokensList = defineList({
  endpoint: 'cardTokens.list',
  name: 'cardTokens',
  from: tokens,
  id: tokens.creditCardTokenID,
  merchant: tokens.merchantID,
  fields: ({ today }) => ({
    creditCardTokenID: guid(tokens.creditCardTokenID),
    cardNumber: shortCardNumber(tokens.cardNumber),
    cardExpiration: text(tokens.cardExpiration),
    expired: boolean(
      sql<boolean>`coalesce(${tokens.cardExpiresOn} < ${sql.param(today, tokens.cardExpiresOn)}, false)`,
    ),
    cardVendor: text(tokens.cardVendor),
    cardOwnerName: text(tokens.cardOwnerName),
    consumerEmail: text(tokens.consumerEmail),
    created: instant(tokens.created),
    consumerID: guid(tokens.consumerID),
    terminalID: guid(tokens.terminalID),
    merchantID: guid(tokens.merchantID),
  }),
  filters: {
    creditCardTokenID: equals(tokens.creditCardTokenID),
    terminalID: equals(tokens.terminalID),
    merchantID: equals(tokens.merchantID),
    consumerID: equals(tokens.consumerID),
    cardNumber: contains(tokens.cardNumber),
    cardOwnerNationalID: containsID(tokens.cardOwnerNationalID),
    cardOwnerName: containsText(folded(tokens.cardOwnerName)),
    consumerEmail: containsText(folded(tokens.consumerEmail)),
  },
  order: [desc(tokens.created), desc(tokens.creditCardTokenID)],
  deleted: isNotNull(tokens.deletedAt),
});
