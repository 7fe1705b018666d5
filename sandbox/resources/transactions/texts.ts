import type { ListTexts } from '#sandbox/list/listTexts.ts';

/** What the lists of transactions call their columns and their sheet. */
export const transactionsTexts = {
  sheet: { 'he-IL': 'עסקאות', 'en-IL': 'Transactions' },
  columns: {
    transactionTimestamp: { 'he-IL': 'מועד העסקה', 'en-IL': 'Transaction time' },
    transactionType: { 'he-IL': 'סוג אשראי', 'en-IL': 'Credit type' },
    specialTransactionType: { 'he-IL': 'סוג עסקה', 'en-IL': 'Transaction type' },
    dealDescription: { 'he-IL': 'תיאור העסקה', 'en-IL': 'Transaction description' },
    documentOrigin: { 'he-IL': 'ערוץ', 'en-IL': 'Channel' },
    jDealType: { 'he-IL': 'סוג פעולה', 'en-IL': 'Action type' },
    cardPresence: { 'he-IL': 'אופן הצגת הכרטיס', 'en-IL': 'Card presence' },
    initialPaymentAmount: { 'he-IL': 'תשלום ראשון', 'en-IL': 'First payment' },
    installmentPaymentAmount: { 'he-IL': 'סכום כל תשלום', 'en-IL': 'Each payment' },
    totalRefund: { 'he-IL': 'סכום שזוכה', 'en-IL': 'Amount refunded' },
    rejectionReason: { 'he-IL': 'סיבת הסירוב', 'en-IL': 'Decline reason' },
    rejectionMessage: { 'he-IL': 'פירוט הסירוב', 'en-IL': 'Decline details' },
    processorResultCode: { 'he-IL': 'קוד תשובה', 'en-IL': 'Result code' },
    consumerExternalReference: { 'he-IL': 'מזהה חיצוני של הלקוח', 'en-IL': 'Customer external reference' },
    shvaDealID: { 'he-IL': 'מספר עסקה בשב״א', 'en-IL': 'Shva transaction number' },
    invoiceID: { 'he-IL': 'חשבונית', 'en-IL': 'Invoice' },
  },
} satisfies ListTexts;
