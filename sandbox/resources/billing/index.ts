import { answerExcel } from '#sandbox/documents/listExcel.ts';
import { answerList, answerMeta } from '#sandbox/list/handlers.ts';
import type { Noun } from '#sandbox/noun/noun.ts';
import { futureBillingsList } from './futureBillings.ts';
import { billingList } from './list.ts';
import { getBillingDeal, getCardNumber } from './record.ts';
import { seedBillingDeals } from './seed.ts';

export const billingNoun: Noun = {
  handlers: {
    'billing.meta': answerMeta(billingList),
    'billing.list': answerList(billingList),
    'billing.excel': answerExcel(billingList),
    'billing.get': getBillingDeal,
    'billing.cardNumber': getCardNumber,
    'futureBillings.meta': answerMeta(futureBillingsList),
    'futureBillings.list': answerList(futureBillingsList),
  },
  seed: seedBillingDeals,
};
