import type { Locale } from './constants.ts';

/** Vendors that the wire names otherwise than their brands are. */
const otherNames: Readonly<Record<string, string>> = {
  dinersclub: 'diners',
  forbrugs: 'forbrugsforeningen',
  giftcard: 'giftCard',
  other: 'otherCard',
};

/** The name under which words for a card's vendor are kept. @example vendorName('DINERS_CLUB') // 'diners' */
export function vendorName(cardVendor: string): string {
  const name = cardVendor.toLowerCase().replace(/[^a-z]/g, '');
  return otherNames[name] ?? name;
}

/** Brands and issuers of cards in words, by `vendorName`. */
export const vendorWords = {
  'he-IL': {
    visa: 'ויזה',
    mastercard: 'מאסטרקארד',
    amex: 'אמריקן אקספרס',
    isracard: 'ישראכרט',
    diners: 'דיינרס',
    discover: 'דיסקבר',
    jcb: 'JCB',
    maestro: 'Maestro',
    unionpay: 'UnionPay',
    dankort: 'Dankort',
    forbrugsforeningen: 'Forbrugsforeningen',
    giftCard: 'כרטיס מתנה',
    otherCard: 'כרטיס אחר',
  },
  'en-IL': {
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    isracard: 'Isracard',
    diners: 'Diners Club',
    discover: 'Discover',
    jcb: 'JCB',
    maestro: 'Maestro',
    unionpay: 'UnionPay',
    dankort: 'Dankort',
    forbrugsforeningen: 'Forbrugsforeningen',
    giftCard: 'Gift card',
    otherCard: 'Other card',
  },
} as const satisfies Record<Locale, Record<string, string>>;
