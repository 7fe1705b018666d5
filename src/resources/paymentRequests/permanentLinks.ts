import { defineResource } from '#src/resources/defineResource.ts';

/** Payment links that any number of customers may use. */
export const permanentLinks = defineResource({
  name: 'permanentLinks',
  calls: 'paymentRequests',
  id: 'paymentRequestID',
  fixedFilter: { permanent: true },
  route: 'PermanentLinks',
  detailRoute: 'PaymentRequest',
  quickFilters: ['quickDateFilter'],
});
