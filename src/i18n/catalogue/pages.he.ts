/** Words of the small pages: not found, accessibility, a screen to come, a missing feature. */
export const pages = {
  page: {
    notFound: {
      title: 'העמוד לא נמצא',
      text: 'הכתובת שגויה, או שהעמוד הוסר.',
      home: 'מעבר לחיוב מהיר',
    },
    accessibility: { title: 'הצהרת נגישות' },
    recordNotFound: 'הרשומה לא נמצאה. ייתכן שהיא שייכת לבית עסק אחר.',
    recordLoading: 'הפרטים נטענים',
  },
} as const;
