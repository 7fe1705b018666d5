/** Words of the support panel. */
export const support = {
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
