import { answerExcel } from '#sandbox/documents/listExcel.ts';
import { answerList, answerMeta } from '#sandbox/list/handlers.ts';
import type { Noun } from '#sandbox/noun/noun.ts';
import { invoicesList } from './list.ts';
import { getInvoice } from './record.ts';
import { invoices } from './table.ts';
import { getInvoiceTotals } from './totals.ts';

export const invoicesNoun: Noun = {
  handlers: {
    'invoices.meta': answerMeta(invoicesList),
    'invoices.list': answerList(invoicesList),
    'invoices.excel': answerExcel(invoicesList),
    'invoices.get': getInvoice,
    'invoices.totals': getInvoiceTotals,
  },
  tables: [invoices],
};
