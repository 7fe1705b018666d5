import type { ImportColumn } from './columns.ts';

/** What a column, or a value, is called in the languages of the product. */
export interface Named {
  he: string;
  en: string;
}

/** Headings of a file for people; a file may also have the names of the wire. */
export const importHeadings: Readonly<Record<ImportColumn, Named>> = {
  consumerExternalReference: { he: 'מזהה הלקוח אצלנו', en: 'Our customer ID' },
  consumerName: { he: 'שם הלקוח', en: 'Customer name' },
  consumerEmail: { he: 'דוא״ל', en: 'Email' },
  consumerPhone: { he: 'טלפון', en: 'Phone' },
  consumerNationalID: { he: 'תעודת זהות', en: 'National ID' },
  dealReference: { he: 'אסמכתא', en: 'Reference' },
  dealDescription: { he: 'תיאור', en: 'Description' },
  transactionAmount: { he: 'סכום', en: 'Amount' },
  currency: { he: 'מטבע', en: 'Currency' },
  vatRate: { he: 'מע״מ באחוזים', en: 'VAT percent' },
  paymentType: { he: 'אמצעי תשלום', en: 'Payment method' },
  creditCardToken: { he: 'מזהה כרטיס שמור', en: 'Saved card ID' },
  bank: { he: 'בנק', en: 'Bank' },
  bankBranch: { he: 'סניף', en: 'Branch' },
  bankAccount: { he: 'מספר חשבון', en: 'Account number' },
  repeatPeriodType: { he: 'תדירות', en: 'Frequency' },
  startAt: { he: 'תאריך התחלה', en: 'Start date' },
  endAt: { he: 'תאריך סיום', en: 'End date' },
  endAtNumberOfPayments: { he: 'מספר חיובים', en: 'Number of charges' },
  issueInvoice: { he: 'הפקת מסמך', en: 'Issue document' },
  invoiceType: { he: 'סוג מסמך', en: 'Document type' },
  invoiceSubject: { he: 'נושא המסמך', en: 'Document subject' },
};

/** The words of a column that takes no others, by what travels: as they are offered, and others that are read. */
const words: Readonly<Partial<Record<ImportColumn, Readonly<Record<string, Named & { also?: readonly string[] }>>>>> = {
  currency: {
    ILS: { he: 'ש״ח', en: 'ILS', also: ['₪', 'שקל', 'שקלים', 'NIS'] },
    USD: { he: 'דולר', en: 'USD', also: ['$', 'דולר אמריקאי'] },
    EUR: { he: 'אירו', en: 'EUR', also: ['€', 'יורו'] },
  },
  paymentType: {
    card: { he: 'כרטיס אשראי', en: 'Card', also: ['אשראי', 'כרטיס', 'credit card', 'credit'] },
    bank: { he: 'העברה בנקאית', en: 'Bank transfer', also: ['בנק', 'חשבון בנק', 'הרשאה לחיוב חשבון', 'direct debit'] },
  },
  repeatPeriodType: {
    oneTime: { he: 'חד-פעמית', en: 'One-time', also: ['חד פעמי', 'once'] },
    monthly: { he: 'חודשית', en: 'Monthly', also: ['חודשי', 'month'] },
    biMonthly: { he: 'דו-חודשית', en: 'Bi-monthly', also: ['דו חודשי'] },
    quarter: { he: 'רבעונית', en: 'Quarterly', also: ['רבעוני'] },
    halfYear: { he: 'חצי-שנתית', en: 'Half-yearly', also: ['חצי שנתי'] },
    year: { he: 'שנתית', en: 'Yearly', also: ['שנתי', 'annual'] },
  },
  issueInvoice: {
    true: { he: 'כן', en: 'Yes', also: ['1'] },
    false: { he: 'לא', en: 'No', also: ['0'] },
  },
  invoiceType: {
    invoiceWithPaymentInfo: { he: 'חשבונית מס/קבלה', en: 'Invoice-receipt' },
    invoice: { he: 'חשבונית מס', en: 'Tax invoice' },
    paymentInfo: { he: 'קבלה', en: 'Receipt' },
    receiptForDonation: { he: 'קבלה על תרומה', en: 'Donation receipt' },
  },
};

/** A heading or word as it is compared: in any case, whatever quotes, hyphens and stars stand in it. */
export const comparable = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[״׳"'*:]/g, '')
    .replace(/[\s\-־_/]+/g, ' ')
    .trim();

const wireWords = new Map(
  Object.entries(words).map(([column, all]) => [
    column,
    new Map(
      Object.entries(all).flatMap(([wire, { he, en, also = [] }]) =>
        [wire, he, en, ...also].map((word) => [comparable(word), wire] as const),
      ),
    ),
  ]),
);

/** What travels for a word of a column; undefined: it is none of its words, or the column takes any text. */
export const wireWordOf = (column: ImportColumn, text: string): string | undefined =>
  wireWords.get(column)?.get(comparable(text));

/** The words a column takes, in a language; undefined for one that takes any text. */
export function allowedWords(column: ImportColumn, language: keyof Named): string[] | undefined {
  const own = words[column];
  return own && Object.values(own).map((word) => word[language]);
}
