import type { Locale } from '#contract/constants.ts';
import type { EnumValue } from '#contract/enums.ts';

/** What the processor's codes mean (Ashrait EMV), in both languages; 0 is approved. */
interface Refused {
  'he-IL': string;
  'en-IL': string;
  reason?: EnumValue<'rejectionReason'>;
}

const refusals: Readonly<Record<number, Refused>> = {
  1: { 'he-IL': 'כרטיס חסום', 'en-IL': 'Card blocked' },
  2: { 'he-IL': 'כרטיס גנוב, יש להחרימו', 'en-IL': 'Stolen card: retain it' },
  3: { 'he-IL': 'יש להתקשר לחברת האשראי', 'en-IL': 'Call the card company', reason: 'authCodeRequired' },
  4: { 'he-IL': 'העסקה לא אושרה (סירוב)', 'en-IL': 'Declined' },
  6: {
    'he-IL': 'תעודת הזהות או קוד האבטחה (CVV) שגויים',
    'en-IL': 'Wrong ID or security code',
    reason: 'cardOwnerNationalIdRequired',
  },
  9: {
    'he-IL': 'לא התקבלה תשובה מחברת האשראי, העסקה לא בוצעה',
    'en-IL': 'No response from the card company, the transaction was not made',
  },
  15: { 'he-IL': 'הכרטיס אינו בתוקף', 'en-IL': 'The card has expired' },
  349: {
    'he-IL': 'המסוף אינו מורשה לתפיסת מסגרת (J5)',
    'en-IL': 'Holds (J5) are not permitted on this terminal',
  },
  425: { 'he-IL': 'עסקה כפולה', 'en-IL': 'Duplicate transaction' },
  507: {
    'he-IL': 'הסכום בפועל גבוה מהמאושר',
    'en-IL': 'More than the approved amount',
    reason: 'singleTransactionAmountExceeded',
  },
  599: { 'he-IL': 'שגיאה כללית', 'en-IL': 'General error' },
};

/** What the codes are written as: three digits. @example codeText(4) // '004' */
export const codeText = (code: number): string => String(code).padStart(3, '0');

export const refusalText = (code: number, locale: Locale): string => (refusals[code] ?? refusals[599])?.[locale] ?? '';

export const rejectionReasonOf = (code: number): EnumValue<'rejectionReason'> => refusals[code]?.reason ?? 'unknown';
