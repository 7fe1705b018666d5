import { toShownExpiry } from '#contract/rules/expiry.ts';

/** What is kept of a magnetic stripe; the track itself is sensitive and goes nowhere. */
export interface ReadCard {
  /** Digits only. */
  cardNumber: string;
  /** `MM / YYYY`. */
  expiry: string;
}

/** Characters that begin a track; on a Hebrew keyboard the semicolon arrives as `ף`. */
export const trackStart = /^[;%ף]$/;

const firstTrack = /%[Bb](\d{8,19})\^[^^]{2,26}\^(\d\d)(\d\d)/;
const secondTrack = /(?:^|[;ף?])(\d{8,19})[=Dd](\d\d)(\d\d)/;

/** Reads number and expiry off a magnetic stripe, track 1 or 2 (ISO 7813: the year stands before the month). */
export function parseTrack(text: string): ReadCard | undefined {
  const [, cardNumber, year, month] = firstTrack.exec(text) ?? secondTrack.exec(text) ?? [];
  if (!cardNumber) return undefined;
  return { cardNumber, expiry: toShownExpiry({ month: Number(month), year: 2000 + Number(year) }) };
}
