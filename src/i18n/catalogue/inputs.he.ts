import { vendorWords } from '#contract/cardVendor.ts';
/** Words of inputs; every catalogue of forms that loads later has them within. */
export const inputs = {
  form: { continue: 'המשך' },
  conflict: {
    title: 'הרשומה השתנתה בינתיים',
    text: 'מישהו שמר שינויים מאז שהטופס נפתח. הערכים שהוזנו כאן נשארו; ניתן לבחור בכל שדה איזה ערך יישמר, ולהמשיך.',
    nothing: 'השינויים שנשמרו בינתיים אינם נוגעים לערכים בטופס. ניתן להמשיך.',
    others: {
      followed: 'השתנו גם ערכים נוספים בטופס; הם מוצגים כפי שנשמרו.',
      edited: 'השתנו גם ערכים נוספים שנערכו כאן. שמירה תחליף אותם בערכים שהוזנו בטופס.',
    },
    by: 'נשמר על ידי %{name}.',
    deletedTitle: 'הרשומה נמחקה',
    deletedBy: 'נמחקה על ידי %{name}.',
    deleted: 'הערכים שהוזנו כאן נשארו בטופס, אך לא ניתן לשמור אותם כל עוד הרשומה מחוקה.',
    theirs: 'נשמר בינתיים',
    yours: 'הערך שהוזן כאן',
    before: 'הערך הקודם',
    empty: 'ריק',
  },
  cardBrand: vendorWords['he-IL'],
  expects: {
    digits: 'יש להזין %{count} ספרות',
    either: 'יש להזין %{min} או %{max} ספרות',
    between: 'יש להזין %{min} עד %{max} ספרות',
    expiry: 'יש להזין חודש ושנה: MM/YYYY',
    id: 'יש להזין 5 עד 9 ספרות, כולל ספרת הביקורת',
  },
  search: {
    found: 'נמצאה תוצאה אחת |||| נמצאו שתי תוצאות |||| נמצאו %{smart_count} תוצאות',
    none: 'לא נמצאו תוצאות',
    failed: 'החיפוש נכשל',
  },
} as const;
