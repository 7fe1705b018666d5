/** Words of pages that add up what lists hold. */
export const figures = {
  figures: {
    failed: 'לא ניתן היה לטעון את הנתונים.',
    print: 'הדפסה',
    reading: {
      documents: 'בדיקת מסמכים גדולים, אחד אחד',
      payments: 'קריאת עסקאות בתשלומים',
      requests: 'קריאת דרישות תשלום',
      transactions: 'קריאת עסקאות היום',
      stopped: 'הבדיקה נעצרה',
      progress: '%{read} / %{of}',
      stop: 'עצירה',
      go: 'המשך',
    },
  },
} as const;
