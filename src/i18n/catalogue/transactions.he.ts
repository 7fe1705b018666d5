import { attempts } from './attempts.he.ts';
import { inputs } from './inputs.he.ts';

/** Words of a transaction's screen. */
export const transactions = {
  ...inputs,
  ...attempts,
  transaction: {
    actions: 'פעולות',
    timeline: 'מהלך העסקה',
    followUps: 'עסקאות קשורות',
    by: 'על ידי %{name}',
    refused: 'העסקה סורבה',
    code: 'קוד',
    heldUntil: 'המסגרת תפוסה עד %{time}. לא ניתן לבטל את התפיסה; אם הסכום לא יחויב, היא תפוג מעצמה.',
    holdExpired: 'תפיסת המסגרת פגה ב־%{time}.',
    refunded: 'זוכו',
    left: 'נותרו לזיכוי',
    keep: 'ביטול',
    transmit: {
      action: 'שידור',
      title: 'שידור העסקה',
      text: 'העסקה על סך %{amount} תשודר עכשיו לחברת האשראי. אחרי השידור אפשר לזכות אותה, אבל לא לבטל.',
      textOfRefund: 'הזיכוי על סך %{amount} ישודר עכשיו לחברת האשראי. אחרי השידור לא ניתן לבטל אותו.',
    },
    cancel: {
      action: 'ביטול עסקה',
      title: 'ביטול העסקה',
      text: 'העסקה על סך %{amount} תבוטל ולא תשודר. הלקוח לא יחויב. לא ניתן לשחזר עסקה שבוטלה.',
      textOfRefund: 'הזיכוי על סך %{amount} יבוטל ולא ישודר. הלקוח לא יקבל את הסכום. לא ניתן לשחזר זיכוי שבוטל.',
      refuse: 'השארת העסקה',
    },
    chargeback: {
      action: 'זיכוי',
      title: 'זיכוי העסקה',
      text: 'הסכום יוחזר לכרטיס שבו שולמה העסקה. העסקה: %{amount}, זוכו עד כה: %{refunded}.',
      amount: 'סכום לזיכוי',
      left: 'נותרו לזיכוי %{left}',
      tooMuch: 'הסכום גדול מהיתרה לזיכוי, %{left}',
      send: 'זיכוי %{amount}',
      sendNothing: 'זיכוי',
      done: 'זוכו %{amount}',
    },
    selectJ5: {
      action: 'חיוב הסכום התפוס',
      title: 'חיוב הסכום התפוס',
      text: 'הכרטיס יחויב ב־%{amount}, כל הסכום שנתפס, בעסקה חדשה.',
      done: 'חויבו %{amount}',
    },
    invoice: {
      action: 'הפקת חשבונית',
      title: 'הפקת חשבונית',
      text: 'תופק חשבונית לעסקה על סך %{amount}. חשבונית שהופקה אי אפשר למחוק.',
    },
    slip: {
      action: 'שליחת אישור עסקה',
      title: 'שליחת אישור עסקה בדוא״ל',
      email: 'דוא״ל',
      send: 'שליחה',
    },
  },
} as const;
