import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { EnumValue } from '#contract/enums.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { written } from '#sandbox/core/operation.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { historyEvent } from './history.ts';

export type Link = typeof paymentRequests.$inferSelect;

/** A link that was withdrawn or paid takes no payment; a permanent one takes any number. */
export const isOver = ({ status, permanent }: Pick<Link, 'status' | 'permanent'>): boolean =>
  status === 'canceled' || (status === 'payed' && !permanent);

interface LinkChange {
  link: Pick<Link, 'merchantID' | 'paymentRequestID'>;
  /** What happened, for the link's history. */
  event: EnumValue<'paymentRequestHistory'>;
  columns: Partial<typeof paymentRequests.$inferInsert>;
  /** Only where this still holds. */
  where?: SQL | undefined;
}

/**
 * Writes onto a link what happened to it, with a line of its history, and tells the screens that show it.
 * @returns the link; undefined when it is not as it must be
 */
export async function changeLink(
  tx: Database,
  call: Call,
  { link: { merchantID, paymentRequestID }, event, columns, where }: LinkChange,
): Promise<Link | undefined> {
  const line = JSON.stringify([historyEvent(call, event)]);
  const [link] = await tx
    .update(paymentRequests)
    .set({
      ...columns,
      history: sql`${paymentRequests.history} || ${line}::jsonb`,
      ...written(call),
      version: nextVersion(paymentRequests),
    })
    .where(
      and(eq(paymentRequests.merchantID, merchantID), eq(paymentRequests.paymentRequestID, paymentRequestID), where),
    )
    .returning();
  if (link) await call.context.hub.publish({ merchantID, paymentRequestID, status: link.status }, tx);
  return link;
}
