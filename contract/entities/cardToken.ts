import { object } from 'yup';
import type { InferType } from 'yup';
import {
  cardExpiry,
  emailAddress,
  expiration,
  flag,
  guid,
  instant,
  maskedCardNumber,
  text,
  word,
  words,
} from './fields.ts';
import { cardRequest } from './requestParts.ts';

/** A saved card (docs/wire.md §3.4); the list is all there is. */
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

/** Body of POST /api/cardtokens (docs/wire.md §3.4): a card typed for a customer. */
export const cardTokenRequest = cardRequest.shape({
  terminalID: guid().required(),
  consumerID: guid().required(),
  consumerEmail: emailAddress(),
  oKNumber: words(20),
  cardPresence: word('cardPresence'),
});
export type CardTokenRequest = InferType<typeof cardTokenRequest>;

/** Body of POST /api/cardtokens/extendExpiration: the same card, a later date; its number may come masked. */
export const extendExpirationRequest = object({
  creditCardTokenID: guid().required(),
  cardExpiration: cardExpiry().required(),
  cardNumber: text().max(30, 'Invalid'),
});
export type ExtendExpirationRequest = InferType<typeof extendExpirationRequest>;
