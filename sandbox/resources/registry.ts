import type { Noun } from '#sandbox/noun/noun.ts';
import { billingNoun } from './billing/index.ts';
import { cardTokensNoun } from './cardTokens/index.ts';
import { consumersNoun } from './consumers/index.ts';
import { dashboardNoun } from './dashboard/index.ts';
import { dictionariesNoun } from './dictionaries/index.ts';
import { importsNoun } from './imports/index.ts';
import { incomeNoun } from './income/index.ts';
import { invoicesNoun } from './invoices/index.ts';
import { itemsNoun } from './items/index.ts';
import { masavNoun } from './masav/index.ts';
import { paymentRequestsNoun } from './paymentRequests/index.ts';
import { terminalsNoun } from './terminals/index.ts';
import { transactionsNoun } from './transactions/index.ts';
import { transmissionsNoun } from './transmissions/index.ts';
import { webhooksNoun } from './webhooks/index.ts';

/** Every noun. They are seeded in this order: those that others refer to come first. */
export const nouns: readonly Noun[] = [
  terminalsNoun,
  consumersNoun,
  itemsNoun,
  cardTokensNoun,
  billingNoun,
  paymentRequestsNoun,
  dashboardNoun,
  dictionariesNoun,
  importsNoun,
  incomeNoun,
  invoicesNoun,
  masavNoun,
  transactionsNoun,
  transmissionsNoun,
  webhooksNoun,
];
