import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { roundHalfAway } from '#contract/money.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Context } from '#sandbox/core/context.ts';
import { newID } from '#sandbox/core/newID.ts';
import type { Terminal } from '#sandbox/domain/ownTerminal.ts';
import { consents } from './consentTable.ts';

export type Consent = typeof consents.$inferSelect;

// spec gap: the commission, and how long a consent may take.
const commissionRate = 0.015;
const consentMs = 10 * 60 * 1000;

/** Only these settings ask for a consent (spec §3). */
export const requiresConsent = ({ settings }: Pick<Terminal, 'settings'>): boolean =>
  ['useSmsdByDefault', 'useCheckboxByDefault'].includes(settings.applyExternalCommission);

/** The commission on a charge, in agorot. @param amount agorot */
export const commissionOn = (amount: number): number => roundHalfAway(amount * commissionRate);

/** A consent that nobody has given yet, to the commission on a charge of a terminal. */
export function newConsent(
  { caller, context }: Pick<Call, 'caller' | 'context'>,
  { terminalID }: Pick<Terminal, 'terminalID'>,
  to: Pick<Consent, 'transactionAmount' | 'currency' | 'phone'>,
) {
  const created = context.clock.now();
  return {
    ...to,
    consentID: newID(),
    merchantID: caller.merchantID,
    terminalID,
    linkCode: randomBytes(24).toString('base64url'),
    commissionAmount: commissionOn(to.transactionAmount),
    created,
    expires: new Date(created.getTime() + consentMs),
  };
}

/** Where a consent stands; one that nobody has answered in time is expired. */
export function consentState(
  { decision, expires }: Pick<Consent, 'decision' | 'expires'>,
  now: Date,
): 'pending' | 'approved' | 'declined' | 'expired' {
  return decision ?? (expires <= now ? 'expired' : 'pending');
}

/** The consent that a link belongs to. */
export async function consentOfLink({ db }: Context, linkCode: string): Promise<Consent | undefined> {
  const [consent] = await db.select().from(consents).where(eq(consents.linkCode, linkCode));
  return consent;
}

/** Keeps what the customer says, once and in time. */
export async function recordDecision(
  { db, clock }: Context,
  linkCode: string,
  decision: 'approved' | 'declined',
): Promise<void> {
  await db
    .update(consents)
    .set({ decision })
    .where(and(eq(consents.linkCode, linkCode), isNull(consents.decision), gt(consents.expires, clock.now())));
}
