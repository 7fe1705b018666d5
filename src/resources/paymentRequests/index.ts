import LinkIcon from '@mui/icons-material/Link';
import RequestQuoteOutlinedIcon from '@mui/icons-material/RequestQuoteOutlined';
import { customerColumn, linkOfAnybody } from '#src/fields/customer/customerColumn.ts';
import { defineResource } from '#src/resources/defineResource.ts';
import { pathTo, paymentIntentPaths, policyOf } from '#src/resources/paths.ts';

/** Requests for a payment: sent to one customer, or links that any number of customers may use. */
export const paymentRequests = defineResource({
  name: 'paymentRequests',
  calls: 'paymentRequests',
  id: 'paymentRequestID',
  primaryText: ['consumerID', 'cardOwnerName', 'consumerEmail'],
  lists: [
    {
      route: 'PaymentRequests',
      menu: { group: 'payments', icon: RequestQuoteOutlinedIcon },
      columns: [
        'consumerID',
        'paymentRequestAmount',
        'quickStatus',
        'paymentRequestTimestamp',
        'dueDate',
        'consumerEmail',
        'cardOwnerName',
      ],
      ...customerColumn,
      quickFilters: ['quickStatus', 'quickDateFilter'],
      hears: 'links',
      waits: async () => (await import('./waits.ts')).requestWaits,
    },
    {
      name: 'permanentLinks',
      route: 'PermanentLinks',
      fixedFilter: { permanent: true },
      menu: { group: 'payments', icon: LinkIcon },
      columns: ['paymentRequestAmount', 'quickStatus', 'paymentRequestTimestamp', 'dueDate', 'paymentRequestID'],
      leavesOut: linkOfAnybody,
      quickFilters: ['quickDateFilter'],
      hears: 'links',
      create: {
        ...policyOf('CreatePaymentRequest'),
        path: `${pathTo('CreatePaymentRequest')}?permanent=true`,
        label: 'route.CreatePaymentRequest',
      },
      actions: {
        row: async () => (await import('./actions.ts')).rowActions,
        list: async () => (await import('./actions.ts')).linkListActions,
      },
    },
  ],
  create: { route: 'CreatePaymentRequest' },
  unlisted: [
    {
      name: 'paymentIntents',
      path: paymentIntentPaths.base,
      endpoints: {
        list: 'paymentRequests.list',
        meta: 'paymentRequests.meta',
        get: 'paymentIntents.get',
        create: 'paymentIntents.create',
      },
      recordQuery: { showDeleted: true },
      namedBy: ['paymentIntentID'],
      page: async () => (await import('./intentPage.ts')).intentPage,
      actions: { record: async () => (await import('./intentActions.ts')).intentActions },
    },
  ],
  record: { route: 'PaymentRequest', page: async () => (await import('./recordPage.ts')).recordPage },
  actions: {
    row: async () => (await import('./actions.ts')).rowActions,
    list: async () => (await import('./actions.ts')).listActions,
  },
});
