import { object } from 'yup';
import type { InferType } from 'yup';
import { amountOrZero, flag, guid, ids, instant, money, text, updateTimestamp, word, words } from './fields.ts';
import { writeFields } from './shared.ts';

const basics = {
  itemID: guid().required(),
  itemName: text().required(),
  price: money().min(0).required(),
  currency: word('currency').required(),
  terminalID: guid(),
  category: text(),
  vatExempt: flag(),
  externalReference: text(),
  billingDesktopRefNumber: text(),
  woocommerceID: text(),
  ecwidID: text(),
};

/** An item in a list (docs/wire.md §3.3 L). */
export const itemRow = object(basics);
export type ItemRow = InferType<typeof itemRow>;

/** An item with all details (docs/wire.md §3.3 D). */
export const itemDetails = object({
  ...basics,
  sku: text(),
  merchantID: guid(),
  origin: text(),
  active: flag().required(),
  deleted: flag(),
  created: instant().required(),
  ...writeFields,
  updateTimestamp: updateTimestamp().required(),
});
export type ItemDetails = InferType<typeof itemDetails>;

/** What creates an item; an update adds itemID and, if it has it, updateTimestamp (docs/wire.md §3.3 R). */
export const itemRequest = object({
  terminalID: guid(),
  itemName: words(250).required(),
  price: amountOrZero().required(),
  currency: word('currency').required(),
  category: words(50),
  vatExempt: flag(),
  sku: words(50),
  externalReference: words(50),
  billingDesktopRefNumber: words(50),
  woocommerceID: words(50),
  ecwidID: words(50),
  origin: words(50),
  active: flag(),
});
export type ItemRequest = InferType<typeof itemRequest>;

export const itemUpdate = itemRequest.shape({
  itemID: guid().required(),
  updateTimestamp: updateTimestamp(),
});
export type ItemUpdate = InferType<typeof itemUpdate>;

/** Body of POST /api/items/bulkdelete: the bare ids. */
export const itemsRemoval = ids(guid().required());
