import type { Noun } from '#sandbox/noun/noun.ts';
import { futureBillingsList } from './futureBillings.ts';
import { billingList } from './list.ts';
import { billingRecord, getCardNumber } from './record.ts';
import { seedBillingDeals } from './seed.ts';

export const billingNoun: Noun = {
  lists: [billingList, futureBillingsList],
  handlers: {
    'billing.get': billingRecord.get,
    'billing.cardNumber': getCardNumber,
  },
  seed: seedBillingDeals,
};
