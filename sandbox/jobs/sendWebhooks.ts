import { eq } from 'drizzle-orm';
import type { Context } from '#sandbox/core/context.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { claimDeliveries, recordTry, type WebhookDelivery } from '#sandbox/events/claim.ts';
import { receiverOf } from '#sandbox/events/receiver.ts';

/** Few at a time: what a process dies over rests until its lease is over. */
const inOneClaim = 10;
/** How long a receiver may take to answer. */
const answerMs = 10_000;

/** The header that the terminal has set, which is never written down with the delivery. */
async function headerOf({ db }: Context, { terminalID }: WebhookDelivery): Promise<Record<string, string>> {
  if (!terminalID) return {};
  const isIt = eq(terminals.terminalID, terminalID);
  const [terminal] = await db.select({ webhooks: terminals.webhooks }).from(terminals).where(isIt);
  const { key, value } = terminal?.webhooks.securityHeader ?? {};
  return key && value ? { [key]: value } : {};
}

/** Posts an event. @returns the status of the answer; null when none came */
async function post(context: Context, delivery: WebhookDelivery): Promise<number | null> {
  const receiver = receiverOf(delivery.url ?? '', context.config.webhookReceivers);
  if (receiver === undefined) return null;
  try {
    const answer = await fetch(receiver, {
      method: 'POST',
      headers: { ...(await headerOf(context, delivery)), 'content-type': 'application/json' },
      body: JSON.stringify(delivery.payload),
      // Another address is none that the operator has named.
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
}

/**
 * Sends the webhooks that wait to the receivers that the operator has named, one after the other, until none waits.
 * @param now real time
 * @param isOver asked before each claim: nothing new is taken
 */
export async function sendWebhooks(
  context: Context,
  now: () => Date = () => new Date(),
  isOver: () => boolean = () => false,
): Promise<void> {
  while (!isOver()) {
    const waiting = await claimDeliveries(context.db, inOneClaim, now());
    if (waiting.length === 0) return;
    for (const delivery of waiting) {
      const status = await post(context, delivery);
      await recordTry(context.db, delivery, status, { now: now(), deliveredAt: context.clock.now() });
    }
  }
}
