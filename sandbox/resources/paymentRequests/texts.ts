import type { ListTexts } from '#sandbox/list/listTexts.ts';

/** Columns that both lists have. */
const common = {
  paymentRequestTimestamp: { 'he-IL': 'מועד יצירה', 'en-IL': 'Created' },
  dueDate: { 'he-IL': 'לתשלום עד', 'en-IL': 'Due date' },
  isRefund: { 'he-IL': 'זיכוי', 'en-IL': 'Refund' },
  permanent: { 'he-IL': 'קישור קבוע', 'en-IL': 'Permanent link' },
};

/** What the list of payment requests calls its columns and its sheet. */
export const paymentRequestsTexts = {
  sheet: { 'he-IL': 'דרישות תשלום', 'en-IL': 'Payment requests' },
  columns: {
    ...common,
    paymentRequestID: { 'he-IL': 'מזהה דרישת תשלום', 'en-IL': 'Payment request ID' },
    paymentRequestAmount: { 'he-IL': 'סכום', 'en-IL': 'Amount' },
    paymentTransactionID: { 'he-IL': 'עסקה', 'en-IL': 'Transaction' },
  },
} satisfies ListTexts;

/** What the list of billing requests calls its columns. */
export const billingRequestsTexts = {
  columns: {
    ...common,
    paymentRequestID: { 'he-IL': 'מזהה בקשה', 'en-IL': 'Request ID' },
    paymentRequestAmount: { 'he-IL': 'סכום הבקשה', 'en-IL': 'Request amount' },
    transactionAmount: { 'he-IL': 'סכום כל חיוב', 'en-IL': 'Amount of each charge' },
    billingDealID: { 'he-IL': 'הוראת הקבע שהוקמה', 'en-IL': 'Billing deal made' },
  },
} satisfies ListTexts;
