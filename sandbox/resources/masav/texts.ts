import type { ListTexts } from '#sandbox/list/listTexts.ts';

/** Columns that both lists have. */
const common = {
  masavFileID: { 'he-IL': 'מספר קובץ', 'en-IL': 'File number' },
};

/** What the list of Masav files calls its columns and its sheet. */
export const masavTexts = {
  sheet: { 'he-IL': 'קובצי מס״ב', 'en-IL': 'Masav files' },
  columns: {
    ...common,
    masavFileDate: { 'he-IL': 'תאריך הקובץ', 'en-IL': 'File date' },
    rowsCount: { 'he-IL': 'מספר שורות', 'en-IL': 'Rows' },
    paidDate: { 'he-IL': 'תאריך תשלום', 'en-IL': 'Payment date' },
    downloaded: { 'he-IL': 'הורד', 'en-IL': 'Downloaded' },
    institutionName: { 'he-IL': 'שם המוסד', 'en-IL': 'Institution name' },
    operationDoneBy: { 'he-IL': 'בוצע על ידי', 'en-IL': 'Done by' },
  },
} satisfies ListTexts;

/** What the rows of a Masav file calls its columns. */
export const masavRowsTexts = {
  columns: {
    ...common,
    masavFileRowID: { 'he-IL': 'מזהה שורה', 'en-IL': 'Row ID' },
    rowNumber: { 'he-IL': 'מספר שורה', 'en-IL': 'Row number' },
    amount: { 'he-IL': 'סכום', 'en-IL': 'Amount' },
    bank: { 'he-IL': 'בנק', 'en-IL': 'Bank' },
    bankBranch: { 'he-IL': 'סניף', 'en-IL': 'Branch' },
    bankAccount: { 'he-IL': 'מספר חשבון', 'en-IL': 'Account number' },
    nationalID: { 'he-IL': 'תעודת זהות', 'en-IL': 'National ID' },
    paid: { 'he-IL': 'שולם', 'en-IL': 'Paid' },
    comment: { 'he-IL': 'הערה', 'en-IL': 'Note' },
    locked: { 'he-IL': 'נעולה', 'en-IL': 'Locked' },
    paymentTransactionID: { 'he-IL': 'עסקה', 'en-IL': 'Transaction' },
    billingDealID: { 'he-IL': 'הוראת קבע', 'en-IL': 'Billing deal' },
  },
} satisfies ListTexts;
