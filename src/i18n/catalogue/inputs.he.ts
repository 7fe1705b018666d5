/** Words of inputs; every catalogue of forms that loads later has them within. */
export const inputs = {
  form: { save: 'שמירה', create: 'יצירה', cancel: 'ביטול' },
  conflict: {
    title: 'הרשומה השתנתה בינתיים',
    text: 'מישהו שמר שינויים מאז שהטופס נפתח. הערכים שהוזנו כאן נשארו; אפשר לבחור בכל שדה איזה ערך יישמר, ולשמור שוב.',
    nothing: 'השינויים שנשמרו בינתיים אינם נוגעים לערכים בטופס. אפשר לשמור שוב.',
    by: 'נשמר בידי %{name}.',
    theirs: 'נשמר בינתיים',
    yours: 'הערך שהוזן כאן',
    before: 'הערך הקודם',
    empty: 'ריק',
  },
  cardBrand: {
    visa: 'ויזה',
    mastercard: 'מאסטרקארד',
    amex: 'אמריקן אקספרס',
    diners: 'דיינרס',
    discover: 'Discover',
    jcb: 'JCB',
    maestro: 'Maestro',
    unionpay: 'UnionPay',
    dankort: 'Dankort',
    forbrugsforeningen: 'Forbrugsforeningen',
    giftCard: 'כרטיס מתנה',
    otherCard: 'כרטיס אחר',
  },
  search: {
    found: 'נמצאה תוצאה אחת |||| נמצאו שתי תוצאות |||| נמצאו %{smart_count} תוצאות',
    none: 'לא נמצאו תוצאות',
    failed: 'החיפוש נכשל',
  },
} as const;
