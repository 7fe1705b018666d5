/** Words of seeing the application as somebody else. */
export const viewpoint = {
  viewpoint: {
    open: 'צפייה כבעל תפקיד אחר',
    name: 'צפייה כבעל תפקיד אחר',
    as: 'צפייה בתור %{role}',
    with: 'עם %{names}',
    without: 'ללא %{names}',
    readOnly: 'לקריאה בלבד',
    leave: 'סיום הצפייה',
    refused: 'צפייה בתור %{role} היא לקריאה בלבד. לא נשלחו נתונים ולא בוצע שינוי.',
    about:
      'התפריט, העמודים והפעולות יוצגו כפי שהם מוצגים לבעל התפקיד, על אותן רשומות. עד לסיום הצפייה לא מתבצע שינוי ולא נשמרים נתונים.',
    role: 'תפקיד',
    features: 'שירותים במסוף',
    enter: 'התחלת הצפייה',
  },
} as const;
