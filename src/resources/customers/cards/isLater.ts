import { parseExpiry } from '#contract/rules/expiry.ts';

/** Whether one expiry is after another; what is no expiry is after none. */
export function isLater(typed: string, before: string): boolean {
  const [now, then] = [parseExpiry(typed), parseExpiry(before)];
  if (!now) return false;
  return !then || now.year * 12 + now.month > then.year * 12 + then.month;
}
