import { copiedLinksKept } from '#contract/constants.ts';
import { isObject } from '#contract/envelope.ts';

/** A payment link that was made to be copied, which no list holds, and of which terminal it is. */
export interface CopiedLink {
  paymentIntentID: string;
  terminalID: string;
}

/** The links with the one just made in front: so many of a terminal as are kept, none twice. */
export function withCopied(before: readonly CopiedLink[], made: CopiedLink): CopiedLink[] {
  const others = before.filter(({ paymentIntentID }) => paymentIntentID !== made.paymentIntentID);
  const ofTerminal = others.filter(({ terminalID }) => terminalID === made.terminalID);
  const tooOld = ofTerminal.slice(copiedLinksKept - 1);
  return [made, ...others.filter((link) => !tooOld.includes(link))];
}

/** Reads stored links without trusting them. */
export function parseCopied(value: unknown): CopiedLink[] {
  const sound = (Array.isArray(value) ? value : []).flatMap((one: unknown) =>
    isObject(one) && typeof one.paymentIntentID === 'string' && typeof one.terminalID === 'string'
      ? [{ paymentIntentID: one.paymentIntentID, terminalID: one.terminalID }]
      : [],
  );
  return sound.toReversed().reduce<CopiedLink[]>(withCopied, []);
}
