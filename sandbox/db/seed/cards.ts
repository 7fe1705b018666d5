import type { EnumValue } from '#contract/enums.ts';
import type { CardDetails } from '#sandbox/core/objects/stored.ts';
import { dayOf, endOfMonth } from './calendar.ts';
import type { Random } from './random.ts';
import type { CardTokenRow } from './seedContext.ts';

interface CardKind {
  /** First six digits, all of published test cards. */
  first: string;
  length: number;
  cardVendor: string;
  cardBrand: string;
  solek: EnumValue<'solek'>;
}

const visa = { first: '411111', length: 16, cardVendor: 'VISA', cardBrand: 'VISA' } as const;
const mastercard = { first: '555555', length: 16, cardVendor: 'MASTERCARD', cardBrand: 'MASTERCARD' } as const;

/** Cards in the order they are handed out; the common kinds come often. */
export const cardKinds: readonly CardKind[] = [
  { ...visa, solek: 'VISA' },
  { ...mastercard, solek: 'ISRACARD' },
  { ...visa, first: '424242', solek: 'LEUMI_CARD' },
  { first: '510510', length: 16, cardVendor: 'ISRACARD', cardBrand: 'MASTERCARD', solek: 'ISRACARD' },
  { ...visa, first: '401288', solek: 'VISA' },
  { ...mastercard, solek: 'MASTERCARD' },
  { first: '378282', length: 15, cardVendor: 'AMEX', cardBrand: 'AMEX', solek: 'AMEX' },
  { ...mastercard, solek: 'LEUMI_CARD' },
  { first: '305693', length: 14, cardVendor: 'DINERS_CLUB', cardBrand: 'DINERS', solek: 'DINERS_CLUB' },
  { ...visa, solek: 'ISRACARD' },
  { first: '353011', length: 16, cardVendor: 'JCB', cardBrand: 'JCB', solek: 'JCB' },
  { first: '601111', length: 16, cardVendor: 'DISCOVER', cardBrand: 'DISCOVER', solek: 'DISCOVER' },
  { first: '675964', length: 16, cardVendor: 'MAESTRO', cardBrand: 'MAESTRO', solek: 'OTHER' },
  { ...visa, first: '400000', solek: 'UNKNOWN' },
];

/** `MM/YY` of a day's month, and the last day on which such a card is valid. */
function expirationOf(day: string): { cardExpiration: string; cardExpiresOn: string } {
  return { cardExpiration: `${day.slice(5, 7)}/${day.slice(2, 4)}`, cardExpiresOn: endOfMonth(day) };
}

export type SeedCard = Required<Omit<CardDetails, 'cardOwnerNationalID'>> & {
  cardExpiresOn: string;
  cardOwnerNationalID: string | null;
};

/** A masked card: first six, stars, last four. The full number never exists. */
export function someCard(
  random: Random,
  kind: CardKind,
  expiryDay: string,
  owner: { name: string; nationalID: string | null },
): SeedCard {
  return {
    cardNumber: kind.first + '*'.repeat(kind.length - 10) + random.digits(4),
    ...expirationOf(expiryDay),
    cardVendor: kind.cardVendor,
    cardBrand: kind.cardBrand,
    solek: kind.solek,
    cardOwnerName: owner.name,
    cardOwnerNationalID: owner.nationalID,
  };
}

/** Whether a saved card can still be charged. */
export function isUsable(token: Pick<CardTokenRow, 'deletedAt' | 'cardExpiresOn'>, now: Date): boolean {
  return !token.deletedAt && (token.cardExpiresOn ?? '') >= dayOf(now);
}
