import type { Locale } from '#contract/constants.ts';

/** Words of messages to payers and customers. A Hebrew text begins in Hebrew and has its only colon before its link. */
const he = {
  from: '%{title} מאת %{business}',
  amount: 'על סך %{amount}',
  about: 'עבור %{about}',
  sentBy: 'ההודעה נשלחה מטעם %{business}.',
  attached: 'המסמך מצורף כקובץ PDF.',
  titles: {
    charge: 'דרישת תשלום',
    hold: 'בקשה לתפיסת מסגרת',
    refund: 'זיכוי',
    saveCard: 'בקשה לשמירת כרטיס אשראי',
    deal: 'בקשה להקמת הוראת קבע',
    document: '%{kind} מספר %{number}',
    slip: 'אישור עסקה',
    refundSlip: 'אישור זיכוי',
    holdSlip: 'אישור תפיסת מסגרת',
  },
  resting: {
    title: 'קישור לתשלום הושהה לאחר %{count} כרטיסים שסורבו',
    about:
      'ייתכן שמישהו בודק באמצעותו כרטיסים גנובים. לא ניתן לשלם בקישור עד שיישמר מחדש בעריכה, או שייווצר קישור אחר במקומו.',
  },
  actions: {
    charge: 'לתשלום',
    hold: 'לאישור התפיסה',
    refund: 'לקבלת הזיכוי',
    saveCard: 'לשמירת הכרטיס',
    deal: 'להקמת הוראת הקבע',
  },
  facts: {
    customer: 'לקוח',
    amount: 'סכום',
    about: 'עבור',
    due: 'לתשלום עד',
    validUntil: 'בתוקף עד',
    schedule: 'מועדי החיוב',
    day: 'תאריך',
    dealAmount: 'סכום העסקה',
    commission: 'עמלה',
    pointOfSale: 'נקודת מכירה',
    creditType: 'סוג אשראי',
    installments: 'תשלומים',
    card: 'כרטיס',
    approval: 'מספר אישור',
    voucher: 'מספר שובר',
  },
};
type Texts = typeof he;

const en: Texts = {
  from: '%{title} from %{business}',
  amount: 'for %{amount}',
  about: '(%{about})',
  sentBy: 'This message was sent on behalf of %{business}.',
  attached: 'The document is attached as a PDF.',
  titles: {
    charge: 'Payment request',
    hold: 'Request to hold an amount',
    refund: 'Refund',
    saveCard: 'Request to save a credit card',
    deal: 'Request to set up a standing order',
    document: '%{kind} No. %{number}',
    slip: 'Transaction slip',
    refundSlip: 'Refund slip',
    holdSlip: 'Hold slip',
  },
  resting: {
    title: 'A payment link was paused after %{count} declined cards',
    about:
      'Somebody may be testing stolen cards on it. The link takes no payments until it is edited and saved again, or another one is created in its place.',
  },
  actions: {
    charge: 'To pay',
    hold: 'To approve the hold',
    refund: 'To receive the refund',
    saveCard: 'To save the card',
    deal: 'To set up the standing order',
  },
  facts: {
    customer: 'Customer',
    amount: 'Amount',
    about: 'For',
    due: 'Due date',
    validUntil: 'Valid until',
    schedule: 'Charged',
    day: 'Date',
    dealAmount: 'Transaction amount',
    commission: 'Commission',
    pointOfSale: 'Point of sale',
    creditType: 'Credit type',
    installments: 'Installments',
    card: 'Card',
    approval: 'Authorization number',
    voucher: 'Voucher number',
  },
};

/** Words of messages, by language. */
export const letterTexts: Record<Locale, Texts> = { 'he-IL': he, 'en-IL': en };
