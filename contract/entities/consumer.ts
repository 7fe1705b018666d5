import { object } from 'yup';
import type { InferType } from 'yup';
import { flag, guid, instant, text, updateTimestamp } from './fields.ts';
import { address, bankDetails } from './shared.ts';

const basics = {
  consumerID: guid().required(),
  consumerName: text().required(),
  consumerEmail: text(),
  consumerPhone: text(),
  consumerNationalID: text(),
  consumerAddress: address.nullable().default(undefined),
  externalReference: text(),
  woocommerceID: text(),
  ecwidID: text(),
  active: flag().required(),
};

/** A customer in a list (contract.md §3.2 L). */
export const consumerRow = object({
  ...basics,
  terminalID: guid(),
  hasBankAccount: flag().required(),
  hasCreditCard: flag().required(),
});
export type ConsumerRow = InferType<typeof consumerRow>;

/** A customer with all details (contract.md §3.2 D). */
export const consumerDetails = object({
  ...basics,
  merchantID: guid(),
  terminalID: guid(),
  consumerSecondPhone: text(),
  bankDetails: bankDetails.nullable().default(undefined),
  consumerNote: text(),
  billingDesktopRefNumber: text(),
  origin: text(),
  vatExempt: flag(),
  externalPriceListID: text(),
  morningID: text(),
  created: instant().required(),
  operationDoneBy: text(),
  correlationId: text(),
  updateTimestamp: updateTimestamp().required(),
});
export type ConsumerDetails = InferType<typeof consumerDetails>;

/** What creates a customer; an update adds consumerID and updateTimestamp (contract.md §3.2 R). */
export const consumerRequest = object({
  terminalID: guid(),
  consumerName: text().min(3).max(50).required(),
  consumerEmail: text().max(50),
  consumerPhone: text().max(50),
  consumerSecondPhone: text().max(50),
  consumerNationalID: text().max(50),
  consumerAddress: address.nullable().default(undefined),
  bankDetails: bankDetails.nullable().default(undefined),
  note: text().max(256),
  consumerNote: text().max(256),
  externalReference: text().max(50),
  billingDesktopRefNumber: text().max(50),
  woocommerceID: text().max(50),
  ecwidID: text().max(50),
  origin: text().max(50),
  active: flag(),
  vatExempt: flag(),
});
export type ConsumerRequest = InferType<typeof consumerRequest>;

export const consumerUpdate = consumerRequest.shape({
  consumerID: guid().required(),
  updateTimestamp: updateTimestamp().required(),
});
export type ConsumerUpdate = InferType<typeof consumerUpdate>;
