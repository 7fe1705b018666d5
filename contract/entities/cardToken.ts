import { object } from 'yup';
import type { InferType } from 'yup';
import { expiration, flag, guid, instant, maskedCardNumber, text } from './fields.ts';

/** A saved card (contract.md §3.4); the list is all there is. */
export const cardTokenRow = object({
  creditCardTokenID: guid().required(),
  terminalID: guid().required(),
  merchantID: guid(),
  consumerID: guid(),
  consumerEmail: text(),
  cardNumber: maskedCardNumber().required(),
  cardExpiration: expiration().required(),
  cardVendor: text(),
  cardOwnerName: text(),
  created: instant().required(),
  expired: flag().required(),
});
export type CardTokenRow = InferType<typeof cardTokenRow>;
