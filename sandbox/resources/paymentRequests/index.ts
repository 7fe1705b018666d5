import type { SQL } from 'drizzle-orm';
import type { Call } from '#sandbox/core/call.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { answerExcel } from '#sandbox/documents/listExcel.ts';
import { isEqual } from '#sandbox/list/compare.ts';
import { answerList, answerMeta } from '#sandbox/list/handlers.ts';
import { requireTerminal } from '#sandbox/list/listQuery.ts';
import type { Noun } from '#sandbox/noun/noun.ts';
import { billingRequestsList, paymentRequestsList } from './list.ts';
import { getPaymentIntent, getPaymentRequest } from './record.ts';
import { seedPaymentRequests } from './seed.ts';

async function ofTerminal(call: Call): Promise<SQL> {
  const terminalID = guidOf(call, 'terminalID', 'Terminal');
  await requireTerminal(call, terminalID);
  return isEqual(paymentRequests.terminalID, terminalID);
}

export const paymentRequestsNoun: Noun = {
  handlers: {
    'paymentRequests.meta': answerMeta(paymentRequestsList),
    'paymentRequests.list': answerList(paymentRequestsList),
    'paymentRequests.excel': answerExcel(paymentRequestsList),
    'paymentRequests.get': getPaymentRequest,
    'paymentIntents.get': getPaymentIntent,
    'billingRequests.meta': answerMeta(billingRequestsList),
    'billingRequests.list': answerList(billingRequestsList, ofTerminal),
    'billingRequests.get': getPaymentIntent,
  },
  seed: seedPaymentRequests,
};
