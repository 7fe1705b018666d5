import type { ListTexts } from '#sandbox/list/listTexts.ts';

/** What the list of documents calls its columns and its sheet. */
export const invoicesTexts = {
  sheet: { 'he-IL': 'חשבוניות', 'en-IL': 'Invoices' },
  columns: {
    invoiceID: { 'he-IL': 'מזהה חשבונית', 'en-IL': 'Invoice ID' },
    invoiceNumber: { 'he-IL': 'מספר מסמך', 'en-IL': 'Document number' },
    invoiceDate: { 'he-IL': 'תאריך המסמך', 'en-IL': 'Document date' },
    invoiceType: { 'he-IL': 'סוג מסמך', 'en-IL': 'Document type' },
    invoiceAmount: { 'he-IL': 'סכום', 'en-IL': 'Amount' },
    status: { 'he-IL': 'סטטוס', 'en-IL': 'Status' },
    vatRate: { 'he-IL': 'שיעור המע״מ', 'en-IL': 'VAT rate' },
    invoiceDetails: { 'he-IL': 'פרטי המסמך', 'en-IL': 'Document details' },
    invoiceTimestamp: { 'he-IL': 'מועד יצירה', 'en-IL': 'Created' },
    paymentTransactionID: { 'he-IL': 'עסקה', 'en-IL': 'Transaction' },
    billingDealID: { 'he-IL': 'הוראת קבע', 'en-IL': 'Billing deal' },
    originInvoiceID: { 'he-IL': 'המסמך שזוכה', 'en-IL': 'Credited document' },
  },
} satisfies ListTexts;
