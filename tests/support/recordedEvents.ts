import { eq } from 'drizzle-orm';
import { webhookDeliveries } from '#sandbox/events/table.ts';
import type { TestSandbox } from './sandbox.ts';

/** The events that a call has recorded, as `name entityType reference`, in the order of the alphabet. */
export async function recordedEvents({ db }: TestSandbox, correlationId: string | undefined): Promise<string[]> {
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.correlationId, correlationId ?? ''));
  return rows.map(({ payload }) => `${payload.eventName} ${payload.entityType} ${payload.entityReference}`).toSorted();
}
