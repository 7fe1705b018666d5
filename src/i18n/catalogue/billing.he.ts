import { attempts } from './attempts.he.ts';
import { dealFacts } from './dealFacts.he.ts';
import { domainFields } from './domainFields.he.ts';
import { inputs } from './inputs.he.ts';

/** Words of billing deals and of the requests that set them up. */
export const billing = {
  ...inputs,
  ...domainFields,
  ...attempts,
  ...dealFacts,
  deal: {
    state: {
      completed: 'הושלמה',
      inactive: 'לא פעילה',
      cardDeleted: 'הכרטיס נמחק',
      cardExpired: 'תוקף הכרטיס פג',
      paused: 'מושהית',
      inProgress: 'החיוב בתהליך',
      failed: 'החיוב נכשל',
      active: 'פעילה',
    },
    note: {
      cardExpired: 'תוקף הכרטיס פג: %{card}',
      failed: 'החיוב האחרון נכשל |||| שני ניסיונות החיוב האחרונים נכשלו |||| %{count} ניסיונות החיוב האחרונים נכשלו',
      paused: 'הוראת הקבע מושהית מ-%{from} עד %{to}',
      willPause: 'נקבעה השהיה מ-%{from} עד %{to}',
      due: 'מועד החיוב הגיע: %{next}',
      inactive: 'הוראת הקבע אינה פעילה',
    },
    advice: {
      cardDeleted: 'לא יבוצעו חיובים עד שייבחר בעריכה כרטיס אחר, או חשבון בנק.',
      cardExpired: 'לא יבוצעו חיובים עד שיוארך תוקף הכרטיס השמור של הלקוח, או שייבחר בעריכה כרטיס אחר.',
      failed:
        'מומלץ לברר עם הלקוח אם הכרטיס או החשבון תקינים, ולחייב שוב או להחליף אמצעי תשלום. לאחר חמישה ניסיונות כושלים הוראת הקבע מושבתת.',
      paused: 'בימים האלה לא מתבצעים חיובים. ניתן לחדש אותם קודם לכן.',
      willPause: 'בימים האלה לא יבוצעו חיובים.',
      due: 'אם המסוף אינו מחייב אוטומטית, יש להפעיל את החיוב.',
      inactive: 'לא יבוצעו חיובים עד להפעלתה.',
    },
    method: {
      token: 'כרטיס שמור',
      card: 'כרטיס חדש',
      bank: 'חשבון בנק',
      invoiceOnly: 'חשבונית בלבד',
    },
    amountTitle: 'סכום ופריטים',
    methodTitle: 'את מה מחייבים',
    cardHelp: 'הכרטיס יישמר ללקוח ויחויב בכל מועד.',
    bankHelp: 'כשהשדות ריקים, יחויב חשבון הבנק השמור של הלקוח.',
    invoiceOnlyHelp: 'בכל מועד תופק חשבונית. דבר לא ייגבה.',
    issueInvoice: 'הפקת מסמך בכל חיוב',
    customerDeleted: 'הלקוח נמחק. לא ניתן להקים לו הוראת קבע.',
    invoiceOnly: 'חשבונית בלבד, ללא חיוב',
    schedule: 'תזמון',
    next: 'החיוב הבא',
    charged: 'חויבה עד כה',
    neverCharged: 'עוד לא חויבה',
    chargedCount: 'חיוב אחד |||| שני חיובים |||| %{count} חיובים',
    lastCharged: 'האחרון ב-%{time}',
    initial: 'העסקה הראשונה',
    document: 'מסמך',
    reference: 'אסמכתא',
    created: 'הוקמה',
    transactions: 'החיובים שבוצעו',
  },
} as const;
