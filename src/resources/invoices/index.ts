import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import { defineResource } from '#src/resources/defineResource.ts';

/** Invoices, receipts and credit notes. */
export const invoices = defineResource({
  name: 'invoices',
  calls: 'invoices',
  id: 'invoiceID',
  namedBy: ['originInvoiceID'],
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
    },
  ],
  record: { route: 'Invoice' },
});
