import { parseExpiry, toWireExpiry } from '#contract/rules/expiry.ts';

/** An expiry as typed, as it travels: `MM/YY`; what is none stays, for the rules to say so. */
export function wireExpiry(typed: string): string {
  const expiry = parseExpiry(typed);
  return expiry ? toWireExpiry(expiry) : typed.trim();
}
