import { and, eq, isNull } from 'drizzle-orm';
import { chargeHindrance } from '#contract/rules/chargeable.ts';
import { ApiError } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Context } from '#sandbox/core/context.ts';
import type { Database } from '#sandbox/core/database.ts';
import { translate } from '#sandbox/core/locale.ts';
import type { DueCharge } from '#sandbox/core/queue.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { refuseDeal } from '#sandbox/domain/money/payment/billingOutcome.ts';
import { moneyCall } from '#sandbox/domain/money/payment/pay.ts';
import { payingTerminal } from '#sandbox/domain/money/terminal.ts';
import { onDay } from './dayContext.ts';
import { dealPayment } from './dealPayment.ts';
import { issueForDeal } from './issueForDeal.ts';
import { chargeName } from './queueCharges.ts';
import type { BillingDeal } from './recordDeal.ts';

const isIt = ({ billingDealID, merchantID }: Pick<DueCharge, 'billingDealID' | 'merchantID'>) =>
  and(eq(billingDeals.billingDealID, billingDealID), eq(billingDeals.merchantID, merchantID));

/** The call that a queued charge is. */
function callOf(context: Context, charge: DueCharge, attempt: string): Call {
  const { billingDealID, merchantID, caller, locale, correlationId } = charge;
  return {
    context,
    caller: { ...caller, merchantID, roles: [] },
    endpoint: 'transactions.createBillingTransaction',
    locale,
    correlationId,
    idempotencyKey: attempt,
    path: {},
    query: new URLSearchParams(),
    body: { billingDealID },
    signal: new AbortController().signal,
  };
}

/** The deal of a charge, if it is to be charged still: the same period, and nothing in its way. */
async function readCharged({ db }: Context, charge: DueCharge): Promise<BillingDeal | undefined> {
  const [found] = await db
    .select({ deal: billingDeals, features: terminals.enabledFeatures })
    .from(billingDeals)
    .innerJoin(terminals, eq(terminals.terminalID, billingDeals.terminalID))
    .where(and(isIt(charge), isNull(billingDeals.deletedAt)));
  if (!found || found.deal.nextScheduledTransaction !== charge.period) return undefined;
  const { deal, features } = found;
  const { day: today } = charge;
  const cardExpired = deal.cardExpiresOn !== null && deal.cardExpiresOn < today;
  const judged = { ...deal, cardExpired, inProgress: deal.chargingTransactionID !== null };
  const hindrance = chargeHindrance(judged, { today, hasBilling: features.includes('Billing') });
  return hindrance === undefined || hindrance === 'DealIsRunning' ? deal : undefined;
}

/** Says that a deal is not queued any more. */
async function release(db: Database, charge: DueCharge): Promise<void> {
  await db
    .update(billingDeals)
    .set({ inProgress: false })
    .where(and(isIt(charge), isNull(billingDeals.chargingTransactionID), eq(billingDeals.inProgress, true)));
}

/** What could not even begin counts as a refusal: the person is told why. @throws what asks to come again */
async function refuse(call: Call, charge: DueCharge, error: unknown): Promise<void> {
  if (!(error instanceof ApiError) || error.status === 409 || error.status === 422) throw error;
  const { messageKey, details } = error;
  const reason = translate(call.locale, details.errors?.[0]?.description ?? messageKey, details.errors?.[0]?.values);
  await call.context.db.transaction((tx) => refuseDeal(tx, call, charge.billingDealID, reason));
}

/**
 * Makes a queued charge, as an attempt that is named by deal, period and try: a job that comes twice only looks again. One
 * that is due no more is passed by.
 * @throws Error when it must come again: another charge or a change of the deal came between
 */
export async function makeCharge(context: Context, charge: DueCharge): Promise<void> {
  const then = onDay(context, charge.day);
  const deal = await readCharged(then, charge);
  if (!deal) return release(context.db, charge);
  const call = callOf(then, charge, chargeName({ ...deal, period: charge.period }));
  const pay = moneyCall(async () => {
    const terminal = await payingTerminal(call, deal.terminalID);
    return dealPayment(call, terminal, deal, { refuseDouble: false });
  });
  await (deal.invoiceOnly ? issueForDeal(call, deal) : pay(call)).catch((error: unknown) =>
    refuse(call, charge, error),
  );
}
