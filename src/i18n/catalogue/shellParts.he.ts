/** Words of what the frame opens: the choice of a terminal, what a missing service means, support. */
export const shellParts = {
  terminal: {
    search: 'חיפוש מסוף',
    choose: 'בחירת מסוף',
    none: 'לא נמצאו מסופים',
    showDeleted: 'הצגת מושבתים',
    deleted: 'מושבת',
    refused: {
      title: 'לא ניתן לבצע פעולות במסוף ״%{terminal}״',
      gone: 'המסוף אינו שייך עוד לבית העסק. יש לסגור ולהתחיל מחדש במסוף אחר.',
      disabled: 'המסוף הושבת בינתיים. יש לסגור ולהתחיל מחדש במסוף אחר.',
    },
  },
  copy: { named: 'העתקת %{name}', recordId: 'מזהה הרשומה' },
  feature: {
    title: 'השירות אינו פעיל במסוף',
    text: 'השירות ״%{feature}״ אינו פעיל במסוף ״%{terminal}״. ניתן לבחור מסוף אחר או לפנות לתמיכה.',
    name: {
      PreventDoubleTansactions: 'מניעת עסקאות כפולות',
      RecurrentPayments: 'חיובים חוזרים',
      SmsNotification: 'הודעות SMS',
      Checkout: 'דף תשלום',
      Api: 'API',
      Billing: 'הוראות קבע',
      CreditCardTokens: 'כרטיסים שמורים',
      GooglePay: 'Google Pay',
      Blender: 'Blender',
    },
  },
  support: {
    title: 'תמיכה',
    text: 'נשמח לעזור. פרטי האבחון שלהלן עוזרים לנו למצוא את התקלה; אין בהם פרטי כרטיס או סיסמאות.',
    email: 'פנייה לתמיכה בדוא״ל',
    subject: 'פנייה לתמיכה',
    chat: 'פתיחת צ׳אט',
    chatTitle: 'צ׳אט עם התמיכה',
    copy: 'העתקת פרטי האבחון',
    diagnostics: 'פרטי אבחון',
  },
} as const;
