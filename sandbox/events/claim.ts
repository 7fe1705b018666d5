import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/core/database.ts';
import { type Delivery, isDelivered, mostAttempts } from './deliver.ts';
import { webhookDeliveries as deliveries } from './table.ts';

export type WebhookDelivery = typeof deliveries.$inferSelect;

/** How long a delivery belongs to who took it: longer than its receiver may take to answer. */
const leaseMs = 60_000;
const retryMs = 10_000;

/**
 * Takes deliveries that wait; another process leaves them alone until its time is up, when whoever took them has died.
 * @param now real time
 */
export async function claimDeliveries(db: Database, count: number, now: Date): Promise<WebhookDelivery[]> {
  const next = db
    .select({ id: deliveries.webhookDeliveryID })
    .from(deliveries)
    .where(lte(deliveries.restsUntil, now))
    .orderBy(deliveries.restsUntil)
    .limit(count)
    .for('update', { skipLocked: true });
  return db
    .update(deliveries)
    .set({ restsUntil: new Date(now.getTime() + leaseMs), attempts: sql`${deliveries.attempts} + 1` })
    .where(sql`${deliveries.webhookDeliveryID} in (${next})`)
    .returning();
}

/**
 * Writes down how a try went: it is over, or rests before the next one, twice as long each time.
 * @param now real time
 * @param deliveredAt the business clock's
 */
export async function recordTry(
  db: Database,
  { webhookDeliveryID, attempts }: WebhookDelivery,
  responseStatus: Delivery['responseStatus'],
  { now, deliveredAt }: { now: Date; deliveredAt: Date },
): Promise<void> {
  const isOver = isDelivered({ responseStatus }) || attempts >= mostAttempts;
  const next = new Date(now.getTime() + retryMs * 2 ** (attempts - 1));
  await db
    .update(deliveries)
    .set({
      responseStatus,
      restsUntil: isOver ? null : next,
      ...(isDelivered({ responseStatus }) && { deliveredAt }),
    })
    .where(and(eq(deliveries.webhookDeliveryID, webhookDeliveryID), eq(deliveries.attempts, attempts)));
}
