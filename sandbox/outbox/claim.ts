import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/core/database.ts';
import type { OutboxMessage } from './outbox.ts';
import { outboxMessages } from './table.ts';

/** How long messages belong to who took them: longer than drawing and sending them takes. */
const leaseMs = 120_000;
const retryMs = 10_000;
const longestRetryMs = 3_600_000;
/** Then it has failed. */
const mostTries = 8;

/**
 * Takes messages that wait; another process leaves them alone until its time is up, when whoever took them has died.
 * @param now real time
 */
export async function claimMessages(db: Database, count: number, now: Date): Promise<OutboxMessage[]> {
  const waiting = and(
    eq(outboxMessages.state, 'waiting'),
    or(isNull(outboxMessages.restsUntil), lt(outboxMessages.restsUntil, now)),
  );
  const next = db
    .select({ id: outboxMessages.outboxMessageID })
    .from(outboxMessages)
    .where(waiting)
    .orderBy(outboxMessages.rank, outboxMessages.created)
    .limit(count)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(outboxMessages)
    .set({ restsUntil: new Date(now.getTime() + leaseMs), tries: sql`${outboxMessages.tries} + 1` })
    .where(sql`${outboxMessages.outboxMessageID} in (${next})`)
    .returning();
  return claimed.toSorted((one, other) => one.rank - other.rank || one.created.getTime() - other.created.getTime());
}

const isIt = ({ outboxMessageID }: Pick<OutboxMessage, 'outboxMessageID'>) =>
  eq(outboxMessages.outboxMessageID, outboxMessageID);

export async function markSent(db: Database, message: OutboxMessage): Promise<void> {
  await db.update(outboxMessages).set({ state: 'sent', restsUntil: null }).where(isIt(message));
}

/** Lets a message rest before its next try, twice as long each time. @returns false when it has had all its tries */
export async function postpone(db: Database, message: OutboxMessage, now: Date): Promise<boolean> {
  if (message.tries >= mostTries) return false;
  const rest = Math.min(retryMs * 2 ** (message.tries - 1), longestRetryMs);
  await db
    .update(outboxMessages)
    .set({ restsUntil: new Date(now.getTime() + rest) })
    .where(isIt(message));
  return true;
}

export async function markFailed(db: Database, message: OutboxMessage): Promise<void> {
  await db.update(outboxMessages).set({ state: 'failed', restsUntil: null }).where(isIt(message));
}
