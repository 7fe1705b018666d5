import type { ListTexts } from '#sandbox/list/listTexts.ts';

/** What the income report calls its columns and its sheet. */
export const incomeTexts = {
  sheet: { 'he-IL': 'דוח הכנסות', 'en-IL': 'Income report' },
  columns: {
    period: { 'he-IL': 'תאריך', 'en-IL': 'Date' },
    totalAmount: { 'he-IL': 'סכום חיובים', 'en-IL': 'Charges' },
    refundAmount: { 'he-IL': 'סכום זיכויים', 'en-IL': 'Refunds' },
  },
} satisfies ListTexts;
