import type { Noun } from '#sandbox/noun/noun.ts';
import { cancelRequest } from './cancel.ts';
import { createBillingRequest } from './createBillingRequest.ts';
import { billingRequestsList, paymentRequestsList } from './list.ts';
import { getPaymentIntent, getPaymentRequest } from './record.ts';
import { seedPaymentRequests } from './seed.ts';

export const paymentRequestsNoun: Noun = {
  lists: [paymentRequestsList, billingRequestsList],
  handlers: {
    'paymentRequests.get': getPaymentRequest,
    'paymentIntents.get': getPaymentIntent,
    'billingRequests.get': getPaymentIntent,
    'billingRequests.create': createBillingRequest,
    'paymentRequests.cancel': cancelRequest,
  },
  seed: seedPaymentRequests,
};
