import { parseExpiry } from '#contract/rules/expiry.ts';

/** Whether a saved card can still be charged, and for how long. */
export type CardState = 'valid' | 'expiring' | 'expired';

/** Months ahead in which a card that expires is pointed out. */
// spec gap: no number of months is given.
const monthsAhead = 2;

/**
 * The state of a card on a day. @param today an Israel day, `YYYY-MM-DD`
 * @example cardState('12/26', '2026-11-15') // 'expiring'
 */
export function cardState(cardExpiration: string, today: string): CardState {
  const expiry = parseExpiry(cardExpiration);
  if (!expiry) return 'valid';
  const [year = 0, month = 0] = today.split('-').map(Number);
  const monthsLeft = (expiry.year - year) * 12 + expiry.month - month;
  if (monthsLeft < 0) return 'expired';
  return monthsLeft <= monthsAhead ? 'expiring' : 'valid';
}
