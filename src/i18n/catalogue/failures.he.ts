/** Words of cards that stand in for what could not be shown. */
export const failures = {
  failure: {
    part: 'החלק הזה של העמוד לא נטען.',
    screen: { title: 'לא ניתן להציג את המסך', text: 'אירעה שגיאה בהצגת המסך. ניתן לנסות שוב או לפנות לתמיכה.' },
    settings: {
      title: 'לא ניתן לטעון את ההגדרות',
      text: 'רשימת המסופים או המילונים לא נטענו. יש לבדוק את החיבור ולנסות שוב.',
    },
  },
} as const;
