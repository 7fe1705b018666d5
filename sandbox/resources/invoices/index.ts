import type { Noun } from '#sandbox/noun/noun.ts';
import { cancelInvoice } from './cancel.ts';
import { downloadCopy, downloadOriginal } from './download.ts';
import { invoicesList } from './list.ts';
import { invoiceRecord } from './record.ts';
import { deleteInvoice } from './removal.ts';
import { hashReport, taxReport } from './reports.ts';
import { resendInvoice, resendInvoices } from './resend.ts';
import { createInvoice, updateInvoice } from './save.ts';
import { getInvoiceTotals } from './totals.ts';

export const invoicesNoun: Noun = {
  lists: [invoicesList],
  handlers: {
    'invoices.create': createInvoice,
    'invoices.update': updateInvoice,
    'invoices.delete': deleteInvoice,
    'invoices.cancel': cancelInvoice,
    'invoices.resend': resendInvoices,
    'invoices.resendSingle': resendInvoice,
    'easyInvoice.taxReport': taxReport,
    'easyInvoice.hashReport': hashReport,
    'invoices.get': invoiceRecord.get,
    'invoices.totals': getInvoiceTotals,
    'invoices.downloadCopy': downloadCopy,
    'invoices.download': downloadOriginal,
  },
};
