/** Words of the small pages: not found, accessibility, a screen to come, a missing feature. */
export const pages = {
  page: {
    notFound: {
      title: 'העמוד לא נמצא',
      text: 'הכתובת שגויה, או שהעמוד הוסר.',
      home: 'מעבר לחיוב מהיר',
    },
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
    accessibility: { title: 'הצהרת נגישות' },
    recordNotFound: 'הרשומה לא נמצאה. ייתכן שהיא שייכת לבית עסק אחר.',
    recordLoading: 'הפרטים נטענים',
  },
} as const;
