import type { SQL } from 'drizzle-orm';
import type { Call } from '#sandbox/core/call.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { isEqual } from '#sandbox/list/compare.ts';
import { requireTerminal } from '#sandbox/list/listQuery.ts';
import { listHandlers } from '#sandbox/noun/listHandlers.ts';
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
    ...listHandlers(paymentRequestsList),
    'paymentRequests.get': getPaymentRequest,
    'paymentIntents.get': getPaymentIntent,
    ...listHandlers(billingRequestsList, ofTerminal),
    'billingRequests.get': getPaymentIntent,
  },
  seed: seedPaymentRequests,
};
