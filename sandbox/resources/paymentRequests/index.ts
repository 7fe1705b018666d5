import type { Noun } from '#sandbox/noun/noun.ts';
import { cancelRequest } from './cancel.ts';
import { createBillingRequest } from './createBillingRequest.ts';
import { createPaymentIntent, createPaymentRequest } from './createLink.ts';
import { billingRequestsList, paymentRequestsList } from './list.ts';
import { getPaymentIntent, getPaymentRequest } from './record.ts';
import { seedPaymentRequests } from './seed.ts';
import { updatePaymentRequest } from './updateLink.ts';

export const paymentRequestsNoun: Noun = {
  lists: [paymentRequestsList, billingRequestsList],
  handlers: {
    'paymentRequests.get': getPaymentRequest,
    'paymentIntents.get': getPaymentIntent,
    'billingRequests.get': getPaymentIntent,
    'billingRequests.create': createBillingRequest,
    'paymentIntents.create': createPaymentIntent,
    'paymentRequests.create': createPaymentRequest,
    'paymentRequests.update': updatePaymentRequest,
    'paymentRequests.cancel': cancelRequest,
  },
  seed: seedPaymentRequests,
};
