import { object } from 'yup';
import type { InferType } from 'yup';
import {
  emailAddress,
  flag,
  guid,
  identityNumber,
  instant,
  paragraph,
  text,
  updateTimestamp,
  words,
} from './fields.ts';
import { addressRequest, bankRequest } from './requestParts.ts';
import { address, bankDetails, writeFields } from './shared.ts';

const basics = {
  consumerID: guid().required(),
  consumerName: text().required(),
  consumerEmail: text(),
  consumerPhone: text(),
  consumerNationalID: text(),
  consumerAddress: address.notRequired().default(undefined),
  externalReference: text(),
  woocommerceID: text(),
  ecwidID: text(),
  active: flag().required(),
};

/** A customer in a list (docs/wire.md §3.2 L). */
export const consumerRow = object({
  ...basics,
  terminalID: guid(),
  hasBankAccount: flag().required(),
  hasCreditCard: flag().required(),
});
export type ConsumerRow = InferType<typeof consumerRow>;

/** A customer with all details (docs/wire.md §3.2 D). */
export const consumerDetails = object({
  ...basics,
  merchantID: guid(),
  terminalID: guid(),
  consumerSecondPhone: text(),
  bankDetails: bankDetails.notRequired().default(undefined),
  consumerNote: text(),
  billingDesktopRefNumber: text(),
  origin: text(),
  vatExempt: flag(),
  externalPriceListID: text(),
  morningID: text(),
  hasBankAccount: flag(),
  hasCreditCard: flag(),
  deleted: flag(),
  created: instant().required(),
  ...writeFields,
  updateTimestamp: updateTimestamp().required(),
});
export type ConsumerDetails = InferType<typeof consumerDetails>;

/** What creates a customer; an update adds consumerID and updateTimestamp (docs/wire.md §3.2 R). */
export const consumerRequest = object({
  terminalID: guid(),
  consumerName: words(50, 3).required(),
  consumerEmail: emailAddress(),
  consumerPhone: words(50),
  consumerSecondPhone: words(50),
  consumerNationalID: identityNumber(),
  consumerAddress: addressRequest.notRequired().default(undefined),
  bankDetails: bankRequest.notRequired().default(undefined),
  note: paragraph(256),
  consumerNote: paragraph(256),
  externalReference: words(50),
  billingDesktopRefNumber: words(50),
  woocommerceID: words(50),
  ecwidID: words(50),
  origin: words(50),
  active: flag(),
  vatExempt: flag(),
});
export type ConsumerRequest = InferType<typeof consumerRequest>;

export const consumerUpdate = consumerRequest.shape({
  consumerID: guid().required(),
  updateTimestamp: updateTimestamp().required(),
});
export type ConsumerUpdate = InferType<typeof consumerUpdate>;
