/** Words of forms and wizards, whatever they are about. */
export const forms = {
  unsaved: {
    title: 'שינויים שלא נשמרו',
    text: 'יש בעמוד שינויים שלא נשמרו. עזיבת העמוד תמחק אותם.',
    leave: 'עזיבה ללא שמירה',
    stay: 'חזרה לעריכה',
  },
  wizard: {
    steps: 'שלבים',
    step: 'שלב %{number} מתוך %{count}',
    done: 'הושלם',
    whatHappens: 'מה יקרה',
    keys: '‏Enter מאשר · Esc סוגר',
    summary: 'סיכום',
    terminal: 'מסוף',
    customer: 'לקוח',
    noCustomer: 'לא נבחר לקוח',
    amount: 'סכום',
  },
  draft: {
    restored: 'הטיוטה שוחזרה. פרטי כרטיס אינם נשמרים ויש להזין אותם מחדש.',
    discard: 'מחיקת הטיוטה',
  },
} as const;
