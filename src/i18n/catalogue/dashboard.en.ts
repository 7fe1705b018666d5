import type { dashboard as hebrew } from './dashboard.he.ts';
import type { CatalogueShape } from './shape.ts';

export const dashboard = {
  overview: {
    filter: 'What the dashboard shows',
    days: 'Period',
    custom: 'Custom range',
    granularity: { label: 'Granularity', day: 'Day', week: 'Week', month: 'Month' },
    comparison: { label: 'Comparison', noComparison: 'No comparison', comparisonDate: 'With another period' },
    compared: 'Period compared with',
    comparedDays:
      '%{chosen}, compared with %{compared}: one day with one day |||| %{chosen}, compared with %{compared}: %{count} days with %{count} days',
    before: 'compared with',
    earlier: 'Compared',
    totals: 'Totals',
    timeline: 'Timeline',
    paymentTypes: 'Payment methods',
    paymentType: 'Payment method',
    items: 'Best-selling items',
    item: 'Item',
    quantity: 'Quantity',
    customers: 'Customers charged',
    inShekels: 'Total in shekels',
    converted: 'Sums in shekels include all currencies, at the rate of each transaction.',
    all: 'All charges of the period',
    none: 'There are no transactions in this period.',
    failed: 'The figures could not be loaded.',
    recentDays: {
      title: 'Today and the last %{count} days',
      today: 'Charges today, so far',
      weekAgo: 'Last %{day}, the whole day',
      days: 'The last %{count} days',
      now: 'Today',
      byDay: 'Day by day',
    },
    figure: {
      total: 'Charges in total',
      count: 'Charges',
      average: 'Average charge',
      refunds: 'Refunds in total',
      refundCount: 'Refunds',
      net: 'Net',
      canceled: 'Canceled transactions',
    },
    customer: {
      customersCount: 'Customers',
      newCustomersCount: 'New',
      returningCustomersCount: 'Returning',
      averageAmount: 'Average per customer',
      totalAmount: 'Total',
    },
  },
} as const satisfies CatalogueShape<typeof hebrew>;
