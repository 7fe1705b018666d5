/** Words of the sheet of keyboard shortcuts. */
export const shortcuts = {
  shortcuts: {
    enabled: 'קיצורים של אות אחת פעילים',
    anywhere: 'בכל עמוד',
    palette: 'חיפוש מכל עמוד',
    beside: 'פתיחת התוצאה בלשונית חדשה',
    acts: 'הפעולות האפשריות בתוצאה',
    charge: 'חיוב חדש',
    quickCharge: 'חיוב מהיר',
    search: 'מעבר לחיפוש או למסננים',
    next: 'השורה או הרשומה הבאה',
    previous: 'השורה או הרשומה הקודמת',
    sheet: 'רשימת הקיצורים',
    goTo: 'מעבר לרשימה (שני מקשים ברצף)',
    lists: 'ברשימות ובטפסים',
    rows: 'מעבר בין השורות',
    open: 'פתיחת הרשומה',
    glance: 'מבט מהיר ברשומה שבשורה',
    intoGlance: 'מעבר למבט המהיר ובחזרה',
    tick: 'סימון השורה',
    width: 'שינוי רוחב עמודה (כשהמיקוד על כותרתה)',
  },
} as const;
