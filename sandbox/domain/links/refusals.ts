import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/core/database.ts';
import type { Link } from './change.ts';
import { linkRefusals } from './linkRefusalsTable.ts';

// spec gap: how many cards may be refused on a link.
/** Cards that are refused on a link before it rests (docs/rulings.md "Cards tried on a link"). */
export const mostRefusals = 30;

type Named = Pick<Link, 'merchantID' | 'paymentRequestID'>;

const isOf = ({ paymentRequestID }: Named) => eq(linkRefusals.paymentRequestID, paymentRequestID);

/** Whether a link takes no more cards until its merchant saves it anew. */
export async function isResting(db: Database, link: Named): Promise<boolean> {
  return (await db.$count(linkRefusals, and(isOf(link), gte(linkRefusals.refusals, mostRefusals)))) > 0;
}

/**
 * Counts a try at paying as refused before it is made, so that no more get through at once, nor by several processes, than
 * one by one. @returns false: the link rests
 */
export async function countTry(db: Database, { merchantID, paymentRequestID }: Named): Promise<boolean> {
  const counted = await db
    .insert(linkRefusals)
    .values({ merchantID, paymentRequestID, refusals: 1 })
    .onConflictDoUpdate({
      target: linkRefusals.paymentRequestID,
      set: { refusals: sql`${linkRefusals.refusals} + 1` },
      setWhere: lt(linkRefusals.refusals, mostRefusals),
    })
    .returning({ refusals: linkRefusals.refusals });
  return counted.length > 0;
}

/** Takes back the count of a try that was not refused, and of one that paid another one besides: real payers are no attack. */
export async function uncountTry(db: Database, link: Named, isPaid: boolean): Promise<void> {
  const left = sql`greatest(${linkRefusals.refusals} - ${isPaid ? 2 : 1}::integer, 0)`;
  await db.update(linkRefusals).set({ refusals: left, isTold: false }).where(isOf(link));
}

/** Whether a link has come to rest and nobody has been told; who asks tells it, once. */
export async function takesTelling(tx: Database, link: Named): Promise<boolean> {
  const untold = and(isOf(link), gte(linkRefusals.refusals, mostRefusals), eq(linkRefusals.isTold, false));
  const told = await tx.update(linkRefusals).set({ isTold: true }).where(untold).returning();
  return told.length > 0;
}

/** Lets a link take cards again: its merchant has looked at it. */
export async function wake(tx: Database, link: Named): Promise<void> {
  await tx.delete(linkRefusals).where(isOf(link));
}
