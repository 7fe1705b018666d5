import AutorenewIcon from '@mui/icons-material/Autorenew';
import EventRepeatOutlinedIcon from '@mui/icons-material/EventRepeatOutlined';
import HistoryIcon from '@mui/icons-material/History';
import { defineResource } from '#src/resources/defineResource.ts';

/** Standing orders: those that run, those that are over, and their charges to come. */
export const billingDeals = defineResource({
  name: 'billingDeals',
  calls: 'billing',
  id: 'billingDealID',
  lists: [
    {
      route: 'BillingDeals',
      menu: { group: 'billing', icon: AutorenewIcon },
      quickFilters: ['quickStatus', 'consumerName'],
      selectable: true,
    },
    {
      // A row is the n-th charge of a deal.
      name: 'futureBillingDeals',
      route: 'FutureBillingDeals',
      calls: 'futureBillings',
      shows: ['billing'],
      id: ['billingDealID', 'chargeNumber'],
      menu: { group: 'billing', icon: EventRepeatOutlinedIcon },
      quickFilters: ['consumerName', 'dateFrom'],
    },
    {
      // spec gap: finished or inactive ones, the server's `finished`.
      name: 'billingDealsHistory',
      route: 'BillingDealsHistory',
      fixedFilter: { finished: true },
      menu: { group: 'billing', icon: HistoryIcon },
      quickFilters: ['consumerName', 'quickDateFilter'],
    },
  ],
  record: { route: 'BillingDeal' },
});
