/** The card brands of spec §5. */
export interface CardBrand {
  name: CardBrandName;
  /** First digits; none for cards that are known by their length alone. */
  prefixes: readonly string[];
  lengths: readonly number[];
  /** Lengths of the security code; none: the card has none. */
  cvcLengths: readonly number[];
  /** The last digit is a Luhn check digit. */
  luhn: boolean;
  /** Sizes of the groups the digits are written in. */
  groups: readonly number[];
}

export type CardBrandName =
  | 'maestro'
  | 'forbrugsforeningen'
  | 'dankort'
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'diners'
  | 'discover'
  | 'unionpay'
  | 'jcb'
  | 'giftCard'
  | 'otherCard';

const fours = [4, 4, 4, 4, 3] as const;
const lengthsFrom = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, add) => least + add);
const texts = (from: number, to: number) => lengthsFrom(from, to).map(String);
const usual = { cvcLengths: [3], luhn: true, groups: fours };

/**
 * Every brand in the order in which prefixes are tried: 6220 is maestro and 622 discover before 62 is unionpay. The two
 * without prefixes are known by their exact length, which is tried first.
 */
export const cardBrands: readonly CardBrand[] = [
  { ...usual, name: 'giftCard', prefixes: [], lengths: [10], cvcLengths: [], luhn: false },
  { ...usual, name: 'otherCard', prefixes: [], lengths: [9], cvcLengths: [], luhn: false },
  {
    ...usual,
    name: 'maestro',
    prefixes: ['5018', '502', '503', '506', '56', '58', '639', '6220', '67', '633'],
    lengths: lengthsFrom(12, 19),
  },
  { ...usual, name: 'forbrugsforeningen', prefixes: ['600'], lengths: [16] },
  { ...usual, name: 'dankort', prefixes: ['5019'], lengths: [16] },
  { ...usual, name: 'visa', prefixes: ['4'], lengths: [13, 16] },
  { ...usual, name: 'mastercard', prefixes: [...texts(51, 55), ...texts(22, 27)], lengths: [16] },
  { ...usual, name: 'amex', prefixes: ['34', '37'], lengths: [15, 16], cvcLengths: [3, 4], groups: [4, 6, 5, 1] },
  { ...usual, name: 'diners', prefixes: ['30', '36', '38', '39'], lengths: [14], groups: [4, 6, 4] },
  { ...usual, name: 'discover', prefixes: ['60', '64', '65', '622'], lengths: [16] },
  { ...usual, name: 'unionpay', prefixes: ['62', '88'], lengths: lengthsFrom(16, 19), luhn: false },
  { ...usual, name: 'jcb', prefixes: ['35'], lengths: [16] },
];

const begins = ({ prefixes }: CardBrand, digits: string) => prefixes.some((prefix) => digits.startsWith(prefix));

/** The brand whose prefix the digits begin with, while a number is typed: the first that may still become so long. */
export function brandByPrefix(digits: string): CardBrand | undefined {
  const all = cardBrands.filter((brand) => begins(brand, digits));
  return all.find(({ lengths }) => (lengths.at(-1) ?? 0) >= digits.length) ?? all[0];
}

/**
 * The brands that a whole number may be of, by prefix and length: 622 of 16 digits is Discover's or UnionPay's, of 17 to 19
 * UnionPay's alone. @param digits digits only
 */
export function brandsOf(digits: string): CardBrand[] {
  const ofLength = cardBrands.filter(({ lengths }) => lengths.includes(digits.length));
  return ofLength.filter((brand) => brand.prefixes.length === 0 || begins(brand, digits));
}

/** The brand of a whole number, the first that fits. @returns undefined when none has such a prefix and length */
export const brandOf = (digits: string): CardBrand | undefined => brandsOf(digits)[0];
