import { attempts } from './attempts.he.ts';
import { inputs } from './inputs.he.ts';

/** Words of a transaction's screen. */
export const transactions = {
  ...inputs,
  ...attempts,
  transaction: {
    actions: 'פעולות',
    timeline: 'מהלך העסקה',
    by: 'על ידי %{name}',
    declined: 'העסקה נדחתה: %{reason}',
    declinedCode: 'העסקה נדחתה: %{reason} (קוד %{code})',
    heldUntil: 'המסגרת תפוסה עד %{time}. לא ניתן לבטל אותה; אם לא תחויב, היא תשתחרר מעצמה.',
    holdExpired: 'תפיסת המסגרת פגה ב־%{time}.',
    refunded: 'זוכו',
    left: 'נותרו לזיכוי',
    keep: 'ביטול',
    transmit: {
      action: 'שידור',
      title: 'שידור העסקה',
      text: 'העסקה על סך %{amount} תשודר עכשיו לחברת האשראי. אחרי השידור אפשר לזכות אותה, אבל לא לבטל.',
    },
    cancel: {
      action: 'ביטול עסקה',
      title: 'ביטול העסקה',
      text: 'העסקה על סך %{amount} תבוטל ולא תשודר. הלקוח לא יחויב, ואי אפשר להחזיר אותה.',
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
      title: 'שליחת אישור עסקה בדואר אלקטרוני',
      email: 'דואר אלקטרוני',
      send: 'שליחה',
    },
  },
} as const;
