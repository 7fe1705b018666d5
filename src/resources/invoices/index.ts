import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import { defineResource } from '#src/resources/defineResource.ts';
import { documentMoney } from './money.ts';

const later = async () => import('./later.ts');

/** Invoices, receipts and credit notes. */
export const invoices = defineResource({
  name: 'invoices',
  calls: 'invoices',
  id: 'invoiceID',
  namedBy: ['originInvoiceID', 'creditInvoiceID'],
  messages: 'invoices',
  lists: [
    {
      route: 'Invoices',
      menu: { group: 'documents', icon: DescriptionOutlinedIcon },
      columns: [
        'invoiceNumber',
        'invoiceType',
        'consumerName',
        'invoiceAmount',
        'status',
        'invoiceDate',
        'consumerEmail',
        'vatTotal',
      ],
      quickFilters: ['status', 'quickDateFilter'],
      selectable: true,
      money: documentMoney,
      insight: async () => (await later()).TotalsPanel(),
    },
  ],
  create: { route: 'CreateInvoice' },
  record: { route: 'Invoice', page: async () => (await later()).recordPage() },
  actions: {
    row: async () => (await later()).rowActions(),
    bulk: async () => (await later()).bulkActions(),
    list: async () => (await later()).listActions(),
  },
});
