import { defineResource } from '#src/resources/defineResource.ts';

/** Requests for one payment, sent to a customer. */
export const paymentRequests = defineResource({
  name: 'paymentRequests',
  calls: 'paymentRequests',
  id: 'paymentRequestID',
  route: 'PaymentRequests',
  detailRoute: 'PaymentRequest',
  quickFilters: ['quickStatus', 'quickDateFilter'],
});
