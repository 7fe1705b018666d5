import AutorenewIcon from '@mui/icons-material/Autorenew';
import EventRepeatOutlinedIcon from '@mui/icons-material/EventRepeatOutlined';
import HistoryIcon from '@mui/icons-material/History';
import { defineResource } from '#src/resources/defineResource.ts';

/** What a person asks of a billing deal, first things first. */
const columns = [
  'consumerName',
  'transactionAmount',
  'active',
  'nextScheduledTransaction',
  'billingSchedule',
  'paymentType',
  'cardNumber',
  'currentDeal',
];

/** Whether a deal is active is one of several things that its state depends on. */
const states = {
  stateField: 'active',
  cells: { active: async () => (await import('#src/fields/deal/DealStateCell.tsx')).DealStateCell },
  headings: { active: 'filter.name.status' },
} as const;

/** Standing orders: those that run, those that are over, and their charges to come. */
export const billingDeals = defineResource({
  name: 'billingDeals',
  calls: 'billing',
  // Deals that only issue documents have calls of their own.
  endpoints: {
    create: ({ paymentType }) => (paymentType ? 'billing.create' : 'invoiceOnlyBilling.create'),
    update: ({ invoiceOnly }) => (invoiceOnly ? 'invoiceOnlyBilling.update' : 'billing.update'),
  },
  id: 'billingDealID',
  recordRepresentation: ['consumerName', 'dealDetails.consumerName'],
  lists: [
    {
      route: 'BillingDeals',
      menu: { group: 'billing', icon: AutorenewIcon },
      columns,
      ...states,
      quickFilters: ['quickStatus'],
      waits: async () => (await import('./waits.ts')).dealWaits,
      countsStates: true,
      selectable: true,
      rowMoney: { field: 'transactionAmount' },
      hears: 'deals',
    },
    {
      // A row is the n-th charge of a deal.
      name: 'futureBillingDeals',
      route: 'FutureBillingDeals',
      calls: 'futureBillings',
      shows: ['billing'],
      id: ['billingDealID', 'chargeNumber'],
      menu: { group: 'billing', icon: EventRepeatOutlinedIcon },
      columns: [
        'consumerName',
        'transactionAmount',
        'scheduledDate',
        'chargeNumber',
        'paymentType',
        'cardNumber',
        'cardExpired',
      ],
      quickFilters: ['dateFrom'],
      hears: 'deals',
      waits: async () => (await import('./waits.ts')).comingWaits,
      summary: async () => (await import('./forecast/ForecastSummary.tsx')).ForecastSummary,
    },
    {
      // spec gap: finished or inactive ones, the server's `finished`.
      name: 'billingDealsHistory',
      route: 'BillingDealsHistory',
      fixedFilter: { finished: true },
      menu: { group: 'billing', icon: HistoryIcon },
      columns,
      ...states,
      quickFilters: ['quickDateFilter'],
      hears: 'deals',
      // To be looked up; what can be done with one is on its page.
      actions: {},
    },
  ],
  create: { route: 'CreateBillingDeal', page: async () => (await import('./form/DealFormPage.tsx')).DealFormPage },
  edit: { route: 'EditBillingDeal', page: async () => (await import('./form/DealFormPage.tsx')).DealFormPage },
  actions: {
    row: async () => (await import('./actions.ts')).rowActions,
    bulk: async () => (await import('./manyActions.ts')).bulkActions,
    list: async () => (await import('./manyActions.ts')).listActions,
  },
  record: { route: 'BillingDeal', page: async () => (await import('./recordPage.ts')).recordPage },
});
