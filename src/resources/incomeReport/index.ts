import BarChartIcon from '@mui/icons-material/BarChart';
import { defineResource } from '#src/resources/defineResource.ts';

/** Income by day, payment type and currency; a row has no id of its own. */
export const incomeReport = defineResource({
  name: 'incomeReport',
  calls: 'income',
  id: ['period', 'terminalID', 'paymentTypeEnum', 'currency'],
  lists: [
    {
      route: 'IncomeReport',
      shows: ['transactions'],
      menu: { group: 'settlement', icon: BarChartIcon },
      columns: [
        'period',
        'paymentTypeEnum',
        'totalAmount',
        'refundAmount',
        'netTotal',
        'vatTotal',
        'transactionsCount',
      ],
      insight: async () => (await import('./IncomeSums.tsx')).IncomeSums,
      quickFilters: ['quickDateFilter', 'paymentType'],
    },
  ],
});
