/** Words about money calls whose answer was lost. */
export const attempts = {
  attempt: {
    sent: 'נשלח ב־%{time}, ולא התקבלה תשובה.',
    action: {
      create: 'חיוב',
      block: 'תפיסת מסגרת',
      check: 'בדיקת כרטיס',
      refund: 'זיכוי',
      chargeback: 'זיכוי של עסקה',
      selectJ5: 'חיוב של תפיסת מסגרת',
      createBillingTransaction: 'חיוב של הוראת קבע',
    },
    lost: 'לא התקבלה תשובה מהשרת',
    checking: 'בודקים אם העסקה בוצעה…',
    found: 'העסקה בוצעה, ואין צורך לשלוח אותה שוב.',
    refused: 'העסקה סורבה.',
    notFound: 'העסקה לא בוצעה. אפשר לשלוח שוב, והיא תבוצע פעם אחת בלבד.',
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
