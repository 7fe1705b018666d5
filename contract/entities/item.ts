import { object } from 'yup';
import type { InferType } from 'yup';
import { flag, guid, instant, money, text, updateTimestamp, word } from './fields.ts';

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

/** An item in a list (contract.md §3.3 L). */
export const itemRow = object(basics);
export type ItemRow = InferType<typeof itemRow>;

/** An item with all details (contract.md §3.3 D). */
export const itemDetails = object({
  ...basics,
  sku: text(),
  active: flag().required(),
  created: instant().required(),
  operationDoneBy: text(),
  correlationId: text(),
  updateTimestamp: updateTimestamp().required(),
});
export type ItemDetails = InferType<typeof itemDetails>;

/** What creates an item; an update adds itemID and, if it has it, updateTimestamp (contract.md §3.3 R). */
export const itemRequest = object({
  terminalID: guid(),
  itemName: text().max(250).required(),
  price: money().min(0).required(),
  currency: word('currency').required(),
  category: text().max(50),
  vatExempt: flag(),
  sku: text().max(50),
  externalReference: text().max(50),
  billingDesktopRefNumber: text().max(50),
  woocommerceID: text().max(50),
  ecwidID: text().max(50),
  origin: text().max(50),
  active: flag(),
});
export type ItemRequest = InferType<typeof itemRequest>;

export const itemUpdate = itemRequest.shape({
  itemID: guid().required(),
  updateTimestamp: updateTimestamp(),
});
export type ItemUpdate = InferType<typeof itemUpdate>;
