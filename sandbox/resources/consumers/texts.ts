import type { ListTexts } from '#sandbox/list/listTexts.ts';

/** What the list of customers calls its columns and its sheet. */
export const consumersTexts = {
  sheet: { 'he-IL': 'לקוחות', 'en-IL': 'Customers' },
  columns: {
    consumerName: { 'he-IL': 'שם', 'en-IL': 'Name' },
    consumerPhone: { 'he-IL': 'טלפון', 'en-IL': 'Phone' },
    consumerNationalID: { 'he-IL': 'תעודת זהות', 'en-IL': 'National ID' },
    active: { 'he-IL': 'פעיל', 'en-IL': 'Active' },
    hasCreditCard: { 'he-IL': 'כרטיס שמור', 'en-IL': 'Saved card' },
    hasBankAccount: { 'he-IL': 'חשבון בנק', 'en-IL': 'Bank account' },
    consumerAddress: { 'he-IL': 'כתובת', 'en-IL': 'Address' },
  },
} satisfies ListTexts;
