/** Words about the session: its end, and the question before an idle one ends. */
export const session = {
  session: {
    signIn: 'התחברות',
    reload: 'טעינת העמוד',
    goingOn: 'המעבר יתבצע מאליו בעוד כמה שניות.',
    waiting: 'לחצו להמשך.',
    again: 'ההתחברות לא הצליחה כמה פעמים ברצף. ניתן לנסות שוב, או להתנתק ולפנות לתמיכה.',
    expired: { text: 'יש להתחבר מחדש. לאחר ההתחברות תחזרו לאותו מקום.' },
    signedOut: { title: 'התנתקתם מהמערכת', text: 'כדי להמשיך יש להתחבר מחדש.' },
    otherPerson: { title: 'התחבר משתמש אחר', text: 'בלשונית אחרת של הדפדפן התחבר משתמש אחר. העמוד ייטען עבורו.' },
    idle: {
      title: 'נותקתם מחוסר פעילות',
      text: 'לאחר התחברות מחדש תחזרו לאותו מקום.',
      prompt: 'ההתחברות עומדת להסתיים',
      question: 'לא נעשתה פעולה זמן מה. האם להמשיך?',
      left: 'נותרה שנייה אחת |||| נותרו שתי שניות |||| נותרו %{smart_count} שניות',
      renew: 'חידוש ההתחברות',
    },
  },
} as const;
