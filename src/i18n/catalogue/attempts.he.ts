/** Words about money calls whose answer was lost. */
export const attempts = {
  attempt: {
    sent: 'הבקשה נשלחה ב-%{time}, ולא התקבלה תשובה.',
    action: {
      create: 'חיוב',
      block: 'תפיסת מסגרת (J5)',
      check: 'בדיקת כרטיס',
      refund: 'זיכוי',
      chargeback: 'זיכוי עסקה',
      selectJ5: 'חיוב עסקת J5',
      createBillingTransaction: 'חיוב הוראת קבע',
    },
    lost: 'לא התקבלה תשובה',
    checking: 'בודקים אם העסקה בוצעה…',
    found: 'העסקה בוצעה. אין לשלוח אותה שוב.',
    refused: 'העסקה סורבה.',
    notFound: 'העסקה לא בוצעה. ניתן לשלוח אותה שוב, והיא תבוצע פעם אחת בלבד.',
    notSeen: 'לא נמצאה עסקה כזאת. לפני שליחה חוזרת יש לבדוק ברשימת העסקאות.',
    unknown: 'לא ניתן לברר אם העסקה בוצעה. לפני שליחה חוזרת יש לחפש אותה ברשימת העסקאות.',
    check: 'בדיקה חוזרת',
    look: 'חיפוש ברשימת העסקאות',
    isThere: 'העסקה ברשימה',
    isNotThere: 'העסקה אינה ברשימה',
    open: 'מעבר לעסקה',
    goOn: 'המשך',
  },
} as const;
