import { dealFacts } from './dealFacts.he.ts';
import { inputs } from './inputs.he.ts';
import { links } from './links.he.ts';

/** Words of payment requests and payment links. */
export const paymentRequests = {
  ...inputs,
  ...dealFacts,
  ...links,
  paymentRequest: {
    link: 'קישור לתשלום',
    ownAmount: 'סכום לבחירת המשלם',
    savesCard: 'שמירת כרטיס בלבד',
    payments: 'תשלומים',
    installmentPlan: '%{count} תשלומים: ראשון %{first}, הבאים %{further}',
    installmentChoice: 'מ-%{least} עד %{most} תשלומים',
    document: 'מסמך',
    usualDocument: 'המסמך הרגיל של המסוף',
    besides: 'שדות נוספים',
    isRefund: 'זיכוי ללקוח',
    due: 'בתוקף עד',
    created: 'נוצרה',
    transaction: 'העסקה ששולמה',
    paid: 'הסכום ששולם',
    paymentsTab: 'תקבולים',
    note: {
      payed: 'דרישת התשלום שולמה. לא ניתן עוד להשתמש בקישור.',
      canceled: 'דרישת התשלום בוטלה. לא ניתן עוד להשתמש בקישור.',
      deleted: 'הקישור נמחק. לא ניתן עוד להשתמש בו.',
      overdue: 'תוקף הקישור פג. ניתן לקבוע לו מועד חדש בעריכה.',
      rejected: 'הלקוח דחה את דרישת התשלום.',
      paymentFailed: 'התשלום נכשל. הקישור עדיין בתוקף, והלקוח יכול לנסות שוב.',
      sendingFailed: 'השליחה נכשלה. ניתן לשלוח שוב, או להעתיק את הקישור ולמסור אותו.',
    },
    resend: {
      action: 'שליחה חוזרת',
      title: 'לשלוח שוב את דרישת התשלום?',
      text: 'אותו קישור יישלח שוב ללקוח, והשליחה תירשם בהיסטוריה.',
      done: 'דרישת התשלום נשלחה שוב',
    },
    cancel: {
      action: 'ביטול הדרישה',
      title: 'לבטל את דרישת התשלום?',
      text: 'לא ניתן יהיה לשלם דרך הקישור. תקבולים קודמים לא ישתנו.',
      refuse: 'השארת הדרישה',
    },
  },
} as const;
