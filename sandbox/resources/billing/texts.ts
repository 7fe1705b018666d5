import type { ListTexts } from '#sandbox/list/listTexts.ts';

/** Columns that both lists have. */
const common = {
  cardExpired: { 'he-IL': 'תוקף הכרטיס פג', 'en-IL': 'Card expired' },
  paymentType: { 'he-IL': 'אמצעי תשלום', 'en-IL': 'Payment method' },
  invoiceOnly: { 'he-IL': 'לחשבונית בלבד', 'en-IL': 'Invoice only' },
  pausedFrom: { 'he-IL': 'מושהית מתאריך', 'en-IL': 'Paused from' },
  pausedTo: { 'he-IL': 'מושהית עד תאריך', 'en-IL': 'Paused until' },
};

/** What the list of billing deals calls its columns and its sheet. */
export const billingTexts = {
  sheet: { 'he-IL': 'הוראות קבע', 'en-IL': 'Billing deals' },
  columns: {
    ...common,
    nextScheduledTransaction: { 'he-IL': 'החיוב הבא', 'en-IL': 'Next charge' },
    currentDeal: { 'he-IL': 'חיובים שבוצעו', 'en-IL': 'Charges made' },
    active: { 'he-IL': 'פעילה', 'en-IL': 'Active' },
    paused: { 'he-IL': 'מושהית', 'en-IL': 'Paused' },
    billingDealTimestamp: { 'he-IL': 'מועד יצירה', 'en-IL': 'Created' },
    currentTransactionTimestamp: { 'he-IL': 'החיוב האחרון', 'en-IL': 'Last charge' },
    consumerExternalReference: { 'he-IL': 'מזהה חיצוני', 'en-IL': 'External reference' },
    creditCardToken: { 'he-IL': 'כרטיס שמור', 'en-IL': 'Saved card' },
    merchantID: { 'he-IL': 'מזהה בית עסק', 'en-IL': 'Merchant ID' },
  },
} satisfies ListTexts;

/** What the list of future billings calls its columns. */
export const futureBillingsTexts = {
  columns: {
    ...common,
    scheduledDate: { 'he-IL': 'תאריך החיוב', 'en-IL': 'Charge date' },
    chargeNumber: { 'he-IL': 'מספר חיוב', 'en-IL': 'Charge number' },
  },
} satisfies ListTexts;
