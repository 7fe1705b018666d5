/** The panel that tells what changed in the columns and values of the lists. */
export const contract = {
  contract: {
    title: 'שינויים במבנה הנתונים',
    also: 'מפתחים מבנה עמודות חוזה ממשק contract meta',
    about: 'מה השתנה בעמודות ובערכים של הרשימות מאז האישור האחרון.',
    none: 'לא נמצאו שינויים ברשימות שנפתחו מאז האישור האחרון.',
    since: 'התגלה ב-%{date}',
    words: 'ערכים',
    accept: 'אישור',
    acceptOne: 'אישור: %{name}',
    acceptAll: 'אישור הכול',
    copy: 'העתקה כטקסט',
    perhaps: '(ייתכן שהשם הוחלף לאחד מאלה: %{fields})',
    reason: { type: '(אותה כותרת ואותו סוג)', position: '(אותה כותרת באותו מקום)' },
    change: {
      added: 'נוספה עמודה: %{name}',
      removed: 'הוסרה עמודה: %{name}',
      renamed: 'הוחלף שם של עמודה: %{name}',
      retyped: 'השתנה סוג של עמודה: %{name}',
      relabelled: 'השתנתה כותרת: %{from}, ועכשיו %{to}',
      reordered: 'השתנה סדר העמודות',
      wordAdded: 'נוסף ערך: %{name}',
      wordRemoved: 'הוסר ערך: %{name}',
      wordChanged: 'השתנה תיאור של ערך: %{from}, ועכשיו %{to}',
    },
  },
} as const;
