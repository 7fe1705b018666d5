import { brandOf, type CardBrandName } from '#contract/brands.ts';
import type { EnumValue } from '#contract/enums.ts';

/** What the processor tells about a card, and the only form in which its number is kept. */
export interface CardKind {
  /** First six digits, stars, last four; of short numbers the last four alone. */
  cardNumber: string;
  cardVendor: string;
  cardBrand: string;
  solek: EnumValue<'solek'>;
}

type Kind = Omit<CardKind, 'cardNumber'>;

const kind = (cardVendor: string, solek: EnumValue<'solek'>, cardBrand = cardVendor): Kind => ({
  cardVendor,
  cardBrand,
  solek,
});

const kinds: Readonly<Record<CardBrandName, Kind>> = {
  visa: kind('VISA', 'VISA'),
  mastercard: kind('MASTERCARD', 'MASTERCARD'),
  amex: kind('AMEX', 'AMEX'),
  diners: kind('DINERS_CLUB', 'DINERS_CLUB', 'DINERS'),
  discover: kind('DISCOVER', 'DISCOVER'),
  jcb: kind('JCB', 'JCB'),
  maestro: kind('MAESTRO', 'OTHER'),
  unionpay: kind('UNIONPAY', 'OTHER'),
  dankort: kind('DANKORT', 'OTHER'),
  forbrugsforeningen: kind('FORBRUGS', 'OTHER'),
  giftCard: kind('GIFT_CARD', 'OTHER'),
  otherCard: kind('ISRACARD', 'ISRACARD'),
};

// spec gap: how short numbers are masked.
/** Shorter numbers would be told almost whole by their first six and last four digits. */
const leastDigitsForBin = 13;

/** A number as it may be kept and shown. */
export function maskCard(digits: string): string {
  const shown = digits.length >= leastDigitsForBin ? digits.slice(0, 6) : '';
  return shown + '*'.repeat(digits.length - shown.length - 4) + digits.slice(-4);
}

/** The card behind a whole number. */
export function cardKindOf(digits: string): CardKind {
  const brand = brandOf(digits);
  return { cardNumber: maskCard(digits), ...(brand ? kinds[brand.name] : kind('OTHER', 'UNKNOWN')) };
}
