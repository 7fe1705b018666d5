import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Context } from '#sandbox/core/context.ts';
import { consents } from './consentTable.ts';

export type Consent = typeof consents.$inferSelect;

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
export async function decide(
  { db, clock }: Context,
  linkCode: string,
  decision: 'approved' | 'declined',
): Promise<void> {
  await db
    .update(consents)
    .set({ decision })
    .where(and(eq(consents.linkCode, linkCode), isNull(consents.decision), gt(consents.expires, clock.now())));
}
