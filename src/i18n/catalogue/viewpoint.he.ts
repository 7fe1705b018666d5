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
    refused: 'צפייה בתור %{role} היא לקריאה בלבד. דבר לא נשלח ודבר לא השתנה.',
    about:
      'התפריט, העמודים והפעולות יוצגו כפי שהם מוצגים לבעל התפקיד, על אותן רשומות. דבר אינו נשלח ודבר אינו נשמר עד לסיום הצפייה.',
    role: 'תפקיד',
    features: 'שירותים במסוף',
    enter: 'התחלת הצפייה',
  },
} as const;
