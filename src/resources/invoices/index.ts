import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import { defineResource } from '#src/resources/defineResource.ts';
import { documentMoney } from './money.ts';

/** Invoices, receipts and credit notes. */
export const invoices = defineResource({
  name: 'invoices',
  calls: 'invoices',
  deleteBody: ({ terminalID }) => ({ terminalID }),
  id: 'invoiceID',
  recordRepresentation: 'invoiceNumber',
  primaryText: ['consumerName'],
  namedBy: ['originInvoiceID', 'creditInvoiceID'],
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
      waits: async () => (await import('./waits.ts')).documentWaits,
      selectable: true,
      money: documentMoney,
      summary: async () => (await import('./totals/InvoiceTotals.tsx')).InvoiceTotals,
    },
  ],
  create: { route: 'CreateInvoice' },
  record: { route: 'Invoice', page: async () => (await import('./recordPage.ts')).recordPage },
  actions: {
    row: async () => (await import('./actions.ts')).rowActions,
    bulk: async () => (await import('./manyActions.ts')).bulkActions,
    list: async () => (await import('./listActions.ts')).listActions,
  },
});
