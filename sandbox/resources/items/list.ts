import { desc, isNotNull } from 'drizzle-orm';
import { items } from '#sandbox/db/schema/item.ts';
import { defineList } from '#sandbox/list/defineList.ts';
import { boolean, dictionary, guid, money, text } from '#sandbox/list/field.ts';
import { containsText, containsWords, equals, folded, searchColumn } from '#sandbox/list/filterRules.ts';
import { itemsTexts } from './texts.ts';

/** The catalogue (docs/wire.md §3.3). */
export const itemsList = defineList({
  endpoint: 'items.list',
  name: 'items',
  texts: itemsTexts,
  from: items,
  id: items.itemID,
  merchant: items.merchantID,
  fields: () => ({
    itemID: guid(items.itemID),
    itemName: text(items.itemName),
    price: money(items.price),
    currency: dictionary(items.currency, 'currency'),
    category: text(items.category),
    vatExempt: boolean(items.vatExempt),
    externalReference: text(items.externalReference),
    billingDesktopRefNumber: text(items.billingDesktopRefNumber),
    woocommerceID: text(items.woocommerceID),
    ecwidID: text(items.ecwidID),
    terminalID: guid(items.terminalID),
  }),
  filters: {
    search: containsWords(searchColumn(items)),
    terminalID: equals(items.terminalID),
    currency: equals(items.currency),
    category: containsText(folded(items.category)),
    externalReference: containsText(folded(items.externalReference)),
    billingDesktopRefNumber: containsText(folded(items.billingDesktopRefNumber)),
    origin: containsText(folded(items.origin)),
    woocommerceID: containsText(folded(items.woocommerceID)),
    ecwidID: containsText(folded(items.ecwidID)),
  },
  order: [desc(items.created), desc(items.itemID)],
  deleted: isNotNull(items.deletedAt),
});
