import { dealFacts } from './dealFacts.he.ts';
import { inputs } from './inputs.he.ts';

/** Words of documents: their page and what can be done with them. */
export const invoices = {
  ...inputs,
  ...dealFacts,
  pdf: {
    open: 'פתיחה בלשונית חדשה',
    save: 'הורדה',
    notDrawn: 'ניתן לפתוח או להוריד את המסמך.',
  },
  invoice: {
    number: 'מסמך',
    failed: 'ההפקה נכשלה',
    sentTo: 'נשלח אל',
    nobody: 'ללא דוא״ל',
    copies: 'העתקים: %{addresses}',
    transaction: 'עסקה',
    billingDeal: 'הוראת קבע',
    origin: 'המסמך שבוטל',
    credit: 'מסמך הביטול',
    totals: 'סכומים',
    copy: {
      tab: 'העתק',
      title: 'העתק של מסמך %{number}',
      failed: 'לא ניתן היה לטעון את העתק המסמך.',
    },
    note: {
      sendingFailed: 'שליחת המסמך נכשלה',
      canceled: 'המסמך בוטל',
      cancels: 'המסמך הזה מבטל מסמך אחר',
      originalHad: 'המקור הורד ב-%{time}',
    },
    advice: {
      failed: 'ניתן לשנות את הפרטים ולהפיק שוב, או למחוק.',
      sendingFailed: 'ניתן לשלוח שוב, גם לכתובת אחרת.',
      canceled: 'הופק במקומו מסמך זיכוי.',
      cancels: 'המסמך המקורי נשאר ברשימה, ומספרו אינו משמש שוב.',
      originalHad: 'המקור ניתן להורדה פעם אחת בלבד. מעתה ניתן להוריד העתקים.',
    },
    other: { canceled: 'מעבר למסמך הביטול', cancels: 'מעבר למסמך שבוטל' },
    change: { action: 'שינוי והפקה' },
    resend: {
      action: 'שליחה חוזרת',
      title: 'שליחת המסמך בדוא״ל',
      email: 'דוא״ל',
      send: 'שליחה',
    },
    original: {
      action: 'הורדת המקור',
      title: 'להוריד את המקור?',
      text: 'המקור ניתן להורדה פעם אחת בלבד. לאחר מכן ניתן להוריד העתקים, כמה פעמים שצריך.',
      done: 'המקור הורד. מעתה ניתן להוריד העתקים בלבד.',
    },
    cancel: {
      action: 'ביטול המסמך',
      title: 'לבטל את המסמך?',
      text: 'יופק מסמך זיכוי על סך %{amount}, שיקושר למסמך הזה. לא ניתן לשחזר מסמך שבוטל.',
      refuse: 'השארת המסמך',
    },
    deleting: {
      title: 'למחוק את המסמך?',
      text: 'המסמך לא הופק ואין לו מספר. הפרטים שנרשמו בו יימחקו.',
    },
  },
} as const;
