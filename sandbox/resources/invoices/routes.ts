import type { Handlers } from '#sandbox/core/call.ts';
import { answerExcel } from '#sandbox/documents/listExcel.ts';
import { answerList, answerMeta } from '#sandbox/list/handlers.ts';
import { invoicesList } from './list.ts';
import { getInvoice } from './record.ts';
import { getInvoiceTotals } from './totals.ts';

export const handlers: Handlers = {
  'invoices.meta': answerMeta(invoicesList),
  'invoices.list': answerList(invoicesList),
  'invoices.excel': answerExcel(invoicesList),
  'invoices.get': getInvoice,
  'invoices.totals': getInvoiceTotals,
};
