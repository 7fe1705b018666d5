import type { Noun } from '#sandbox/noun/noun.ts';
import { invoicesList } from './list.ts';
import { getInvoice } from './record.ts';
import { invoices } from './table.ts';
import { getInvoiceTotals } from './totals.ts';

export const invoicesNoun: Noun = {
  lists: [invoicesList],
  handlers: {
    'invoices.get': getInvoice,
    'invoices.totals': getInvoiceTotals,
  },
  tables: [invoices],
};
