import { listHandlers } from '#sandbox/noun/listHandlers.ts';
import type { Noun } from '#sandbox/noun/noun.ts';
import { futureBillingsList } from './futureBillings.ts';
import { billingList } from './list.ts';
import { getBillingDeal, getCardNumber } from './record.ts';
import { seedBillingDeals } from './seed.ts';

export const billingNoun: Noun = {
  handlers: {
    ...listHandlers(billingList),
    'billing.get': getBillingDeal,
    'billing.cardNumber': getCardNumber,
    ...listHandlers(futureBillingsList),
  },
  seed: seedBillingDeals,
};
