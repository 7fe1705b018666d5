import type { Locale } from './constants.ts';
import type { DocumentColumn, DocumentKind } from './documentKinds.ts';

/** What the parts of a document are called, on paper and in its preview. */
type DocumentPart =
  | DocumentColumn
  | DocumentKind['party']
  | NonNullable<DocumentKind['payments']>
  | 'item'
  | 'exempt'
  | 'service'
  | 'gift'
  | 'difference';

/** The words of a document's parts; `service`, `gift` and `difference` are lines that have no words of their own. */
export const documentWords = {
  'he-IL': {
    buyer: 'לכבוד',
    payer: 'התקבל מאת',
    donor: 'התקבלה תרומה מאת',
    item: 'תיאור',
    quantity: 'כמות',
    price: 'מחיר לפני מע״מ',
    discount: 'הנחה',
    net: 'לפני מע״מ',
    vat: 'מע״מ',
    gross: 'סה״כ',
    exempt: 'פטור',
    service: 'שירות',
    gift: 'תרומה',
    difference: 'הפרש',
    received: 'פירוט תקבולים',
    refunded: 'פירוט ההחזר',
  },
  'en-IL': {
    buyer: 'To',
    payer: 'Received from',
    donor: 'Donation received from',
    item: 'Description',
    quantity: 'Quantity',
    price: 'Price excl. VAT',
    discount: 'Discount',
    net: 'Excl. VAT',
    vat: 'VAT',
    gross: 'Total',
    exempt: 'Exempt',
    service: 'Service',
    gift: 'Donation',
    difference: 'Difference',
    received: 'Payment details',
    refunded: 'Refund details',
  },
} as const satisfies Record<Locale, Record<DocumentPart, string>>;
