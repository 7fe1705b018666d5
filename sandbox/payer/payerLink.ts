import { and, eq, inArray, isNull } from 'drizzle-orm';
import { israelDay } from '#contract/israelDay.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Context } from '#sandbox/core/context.ts';
import { merchants } from '#sandbox/db/schema/account.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { isBeingPaid } from '#sandbox/domain/links/begun.ts';
import { changeLink, type Link } from '#sandbox/domain/links/change.ts';
import { isResting } from '#sandbox/domain/links/refusals.ts';
import type { PayingTerminal } from '#sandbox/domain/money/terminal.ts';

/** A link as its payer meets it. */
export interface PayerLink {
  link: Link;
  terminal: PayingTerminal;
  /** The customer it was made for is there still; true where it was made for none. */
  hasItsCustomer: boolean;
}

/** What `newPayerKey` makes, and what links of before it were given. */
const keyPattern = /^[\w-]{20,100}$/;

/** The link that a key opens. @returns undefined for a key nobody was given, and for a link that was deleted */
export async function readPayerLink({ db }: Pick<Context, 'db'>, payerKey: string): Promise<PayerLink | undefined> {
  if (!keyPattern.test(payerKey)) return undefined;
  const [found] = await db
    .select({
      link: paymentRequests,
      terminal: terminals,
      merchantName: merchants.merchantName,
      consumerID: consumers.consumerID,
    })
    .from(paymentRequests)
    .innerJoin(terminals, eq(terminals.terminalID, paymentRequests.terminalID))
    .innerJoin(merchants, eq(merchants.merchantID, paymentRequests.merchantID))
    .leftJoin(consumers, and(eq(consumers.consumerID, paymentRequests.consumerID), isNull(consumers.deletedAt)))
    .where(and(eq(paymentRequests.payerKey, payerKey), isNull(paymentRequests.deletedAt)));
  if (!found) return undefined;
  const { link, merchantName, terminal, consumerID } = found;
  return { link, terminal: { ...terminal, merchantName }, hasItsCustomer: link.consumerID === consumerID };
}

/** Where a link stands for its payer; `checking`: a payment has begun whose outcome nobody knows yet. */
export type LinkState = 'open' | 'checking' | 'paid' | 'expired' | 'closed';

/** A link that makes a deal for a customer who was deleted can make it no more, nor one whose last day is over. */
function canMakeDeal({ link, hasItsCustomer }: PayerLink, today: string): boolean {
  if (!link.onlyAddCard && !link.billingSchedule) return true;
  const { endAt } = link.billingSchedule ?? {};
  return hasItsCustomer && (endAt === undefined || endAt >= today);
}

export async function linkState(context: Context, payer: PayerLink): Promise<LinkState> {
  const { link, terminal } = payer;
  const now = context.clock.now();
  if (link.status === 'canceled' || link.status === 'rejected') return 'closed';
  if (link.status === 'payed' && !link.permanent) return 'paid';
  // Whoever has begun to pay in time hears how it went.
  if (!link.permanent && (await isBeingPaid(context.db, link))) return 'checking';
  if (link.dueDate !== null && link.dueDate <= now) return 'expired';
  const isOffered = terminal.status !== 'disabled' && terminal.enabledFeatures.includes('Checkout');
  if (!isOffered || !canMakeDeal(payer, israelDay(now))) return 'closed';
  return (await isResting(context.db, link)) ? 'closed' : 'open';
}

/** Statuses of a link that nobody has opened yet. */
const unseen: readonly Link['status'][] = ['initial', 'sending', 'sent', 'sendingFailed'];

/** Notes that the payer has opened a link, the first time. */
export async function markViewed(call: Call, { link }: PayerLink): Promise<void> {
  if (!unseen.includes(link.status)) return;
  const { db, totals } = call.context;
  const where = inArray(paymentRequests.status, [...unseen]);
  const columns = { status: 'viewed' as const };
  await db.transaction((tx) => changeLink(tx, call, { link, event: 'PaymentRequestViewed', columns, where }));
  totals.drop(link.merchantID);
}
