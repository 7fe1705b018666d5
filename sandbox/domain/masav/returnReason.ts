/** Why a bank returns a debit, by the agorot that its amount ends in: who tests a return chooses it by the amount. */
export const returnRules: readonly { ending: number; comment: string }[] = [
  { ending: 21, comment: 'אין כיסוי מספיק' },
  { ending: 22, comment: 'החשבון סגור' },
  { ending: 23, comment: 'ההרשאה לחיוב בוטלה' },
];

/** The bank's reason for returning an amount, in agorot; undefined: it is paid. @example returnReason(1022) // 'החשבון סגור' */
export const returnReason = (amount: number): string | undefined =>
  returnRules.find(({ ending }) => amount % 100 === ending)?.comment;
