import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/core/database.ts';
import { merchants, users } from '#sandbox/db/schema/account.ts';
import { webhookDeliveries } from '#sandbox/events/table.ts';

/** The people who can sign in, with their merchants, in the order in which they were made. */
export function readUsers(db: Database) {
  return db
    .select({ email: users.email, roles: users.roles, merchantName: merchants.merchantName })
    .from(users)
    .innerJoin(merchants, eq(users.merchantID, merchants.merchantID))
    .orderBy(asc(users.created), asc(users.email));
}

/** The webhooks sent last, newest first. */
export function readWebhooks(db: Database) {
  return db
    .select({
      id: webhookDeliveries.webhookDeliveryID,
      eventName: webhookDeliveries.eventName,
      url: webhookDeliveries.url,
      responseStatus: webhookDeliveries.responseStatus,
      eventTimestamp: webhookDeliveries.eventTimestamp,
    })
    .from(webhookDeliveries)
    .orderBy(desc(webhookDeliveries.eventTimestamp))
    .limit(20);
}

export type ConsoleUser = Awaited<ReturnType<typeof readUsers>>[number];
export type ConsoleWebhook = Awaited<ReturnType<typeof readWebhooks>>[number];
