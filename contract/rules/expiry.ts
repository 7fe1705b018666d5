import { fault, type Fault } from './fault.ts';

/** A card's last month. */
export interface Expiry {
  /** 1 to 12. */
  month: number;
  /** Four digits. */
  year: number;
}

/** A two-digit year: below 70 is 20xx, else 19xx; others stay (spec §5). */
export function fullYear(year: number, digits: number): number {
  if (digits !== 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

/**
 * Reads `MM / YYYY`, `MM/YY`, `MMYY` and the like.
 * @returns undefined for what is no month of a two- or four-digit year
 */
export function parseExpiry(text: string): Expiry | undefined {
  const [, monthText = '', yearText = ''] = /^\s*(\d{1,2})\s*[/-]?\s*(\d{4}|\d{2})\s*$/.exec(text) ?? [];
  const month = Number(monthText);
  const year = fullYear(Number(yearText), yearText.length);
  return month >= 1 && month <= 12 && year >= 1000 ? { month, year } : undefined;
}

/** As it travels, `MM/YY`. */
export function toWireExpiry({ month, year }: Expiry): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}

/** As it is typed, `MM / YYYY`. */
export function toShownExpiry({ month, year }: Expiry): string {
  return `${String(month).padStart(2, '0')} / ${year}`;
}

/** Whether a card is over on a day `YYYY-MM-DD`; on the last day of its month it is still good. */
export function isExpired({ month, year }: Expiry, today: string): boolean {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  return year * 12 + month < thisYear * 12 + thisMonth;
}

/** Judges an expiry as typed or as it travels. @param today an Israel day, `YYYY-MM-DD` */
export function expiry(text: string, today: string): Fault | undefined {
  const parsed = parseExpiry(text);
  if (!parsed) return fault('InvalidExpirationDate');
  return isExpired(parsed, today) ? fault('CreditCardHasExpired') : undefined;
}
