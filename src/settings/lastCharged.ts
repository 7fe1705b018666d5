import { lastChargedCustomersKept } from '#contract/constants.ts';
import { isObject } from '#contract/envelope.ts';

/** A customer charged lately, and on which terminal (spec §3 "Last-charged customer"). */
export interface LastCharge {
  consumerID: string;
  terminalID: string;
}

/** The customers with the one just charged in front: at most five, none twice (spec §3, §9). */
export function withLastCharged(before: readonly LastCharge[], charged: LastCharge): LastCharge[] {
  return [charged, ...before.filter(({ consumerID }) => consumerID !== charged.consumerID)].slice(
    0,
    lastChargedCustomersKept,
  );
}

/** Reads stored customers without trusting them. */
export function parseLastCharged(value: unknown): LastCharge[] {
  const sound = (Array.isArray(value) ? value : []).flatMap((one: unknown) =>
    isObject(one) && typeof one.consumerID === 'string' && typeof one.terminalID === 'string'
      ? [{ consumerID: one.consumerID, terminalID: one.terminalID }]
      : [],
  );
  return sound.toReversed().reduce<LastCharge[]>(withLastCharged, []);
}
