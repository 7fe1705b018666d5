import type { Handlers } from '#sandbox/core/call.ts';
import { answerExcel } from '#sandbox/documents/listExcel.ts';
import { answerList, answerMeta } from '#sandbox/list/handlers.ts';
import { futureBillingsList } from './futureBillings.ts';
import { billingList } from './list.ts';
import { getBillingDeal, getCardNumber } from './record.ts';

export const handlers: Handlers = {
  'billing.meta': answerMeta(billingList),
  'billing.list': answerList(billingList),
  'billing.excel': answerExcel(billingList),
  'billing.get': getBillingDeal,
  'billing.cardNumber': getCardNumber,
  'futureBillings.meta': answerMeta(futureBillingsList),
  'futureBillings.list': answerList(futureBillingsList),
};
