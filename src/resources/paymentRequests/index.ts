import LinkIcon from '@mui/icons-material/Link';
import RequestQuoteOutlinedIcon from '@mui/icons-material/RequestQuoteOutlined';
import { defineResource } from '#src/resources/defineResource.ts';

/** Requests for a payment: sent to one customer, or links that any number of customers may use. */
export const paymentRequests = defineResource({
  name: 'paymentRequests',
  calls: 'paymentRequests',
  id: 'paymentRequestID',
  lists: [
    {
      route: 'PaymentRequests',
      menu: { group: 'payments', icon: RequestQuoteOutlinedIcon },
      quickFilters: ['quickStatus', 'quickDateFilter'],
    },
    {
      name: 'permanentLinks',
      route: 'PermanentLinks',
      fixedFilter: { permanent: true },
      menu: { group: 'payments', icon: LinkIcon },
      quickFilters: ['quickDateFilter'],
    },
  ],
  record: { route: 'PaymentRequest' },
});
