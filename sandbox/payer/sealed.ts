import { isObject } from '#contract/envelope.ts';
import type { Context } from '#sandbox/core/context.ts';
import type { Link } from '#sandbox/domain/links/change.ts';
import { readTyped, type PayerFormValues } from './form.ts';

// spec gap: how long the bank's confirmation may take.
const confirmationMs = 10 * 60 * 1000;

type Parts = Pick<Context, 'vault'>;

const placeOf = ({ paymentRequestID }: Link) => `payer ${paymentRequestID}`;

/** What goes through the bank's page and comes back with its answer. */
export interface PaymentInProgress {
  typed: PayerFormValues;
  /** What the payer has agreed to, in agorot. */
  amount: number;
}

/**
 * What was typed, sealed for the time of the bank's confirmation: only the payer's own browser holds it, and cannot read
 * it. Nothing of it is kept here (docs/adr/0043-the-payers-page.md).
 * @param now real time in milliseconds
 */
export function sealPayment({ vault }: Parts, link: Link, underWay: PaymentInProgress, now = Date.now()): string {
  return vault.seal(JSON.stringify({ ...underWay, until: now + confirmationMs }), placeOf(link));
}

/** @returns undefined for what was sealed for another link, was altered, or has taken too long */
export function unsealPayment(
  { vault }: Parts,
  link: Link,
  sealed: string,
  now = Date.now(),
): PaymentInProgress | undefined {
  const text = vault.open(sealed, placeOf(link));
  const held: unknown = text === undefined ? undefined : JSON.parse(text);
  if (!isObject(held) || !isObject(held.typed) || typeof held.amount !== 'number') return undefined;
  if (typeof held.until !== 'number' || held.until < now) return undefined;
  const typed = readTyped(held.typed, []);
  const { additional } = held.typed;
  return {
    typed: { ...typed, additional: isObject(additional) ? (additional as PayerFormValues['additional']) : {} },
    amount: held.amount,
  };
}
