import type { EnumValue } from '#contract/enums.ts';

/** Refusals of the processor as the seed tells them: code, text, reason. */
export const refusals: readonly (readonly [number, string, EnumValue<'rejectionReason'>])[] = [
  [4, 'העסקה לא אושרה (סירוב)', 'unknown'],
  [1, 'כרטיס חסום', 'unknown'],
  [15, 'הכרטיס אינו בתוקף', 'unknown'],
  [6, 'ת״ז או CVV שגויים', 'cardOwnerNationalIdRequired'],
  [3, 'יש להתקשר לחברת האשראי', 'authCodeRequired'],
  [507, 'סכום בפועל גבוה מהמאושר', 'singleTransactionAmountExceeded'],
  [12, 'כרטיס לא מורשה במסוף', 'creditCardIsMerchantsCard'],
  [26, 'מספר זהות שגוי', 'nationalIdIsMerchantsId'],
  [599, 'שגיאה כללית', 'dailyAmountExceeded'],
  [425, 'עסקה כפולה', 'creditCardDailyUsageExceeded'],
  [17, 'אין הרשאה לסוג אשראי בעסקה', 'refundExceededCollateral'],
  [406, 'סכום העסקה שונה מסכום התשלומים', 'refundNotMatchRegularAmount'],
];
