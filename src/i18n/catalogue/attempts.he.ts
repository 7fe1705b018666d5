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
    unknown: 'עדיין לא ידוע אם העסקה בוצעה. עד שיתברר, אין לשלוח אותה שוב.',
    check: 'בדיקה חוזרת',
    open: 'מעבר לעסקה',
    goOn: 'המשך',
  },
} as const;
