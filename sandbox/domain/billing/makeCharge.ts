import { and, eq, inArray, isNull } from 'drizzle-orm';
import { chargeHindrance } from '#contract/rules/chargeable.ts';
import { ApiError } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Context } from '#sandbox/core/context.ts';
import type { Database } from '#sandbox/core/database.ts';
import { translate } from '#sandbox/core/locale.ts';
import type { DueCharge } from '#sandbox/core/queue.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { dealsInOrder } from '#sandbox/domain/lockDeals.ts';
import { refuseDeal } from '#sandbox/domain/money/payment/billingOutcome.ts';
import { moneyCall } from '#sandbox/domain/money/payment/pay.ts';
import { offersCall, payingTerminal } from '#sandbox/domain/money/terminal.ts';
import { withBusinessDate } from './businessDate.ts';
import { dealPayment } from './dealPayment.ts';
import { issueForDeal } from './issueForDeal.ts';
import { chargeName } from './queueCharges.ts';
import type { BillingDeal } from './recordDeal.ts';

const areTheirs = (charges: readonly DueCharge[]) =>
  and(
    inArray(
      billingDeals.billingDealID,
      charges.map(({ billingDealID }) => billingDealID),
    ),
    eq(billingDeals.merchantID, charges[0]?.merchantID ?? ''),
  );

/** The call that a queued charge is. */
export function callOf(context: Context, charge: DueCharge, attempt: string): Call {
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

/**
 * The deals of a merchant's charges that are to be charged still, each by its id: the same period, and nothing in the way.
 * @param charges of one merchant and day
 */
export async function readCharged({ db }: Context, charges: readonly DueCharge[]): Promise<Map<string, BillingDeal>> {
  const found = await db
    .select({ deal: billingDeals, features: terminals.enabledFeatures })
    .from(billingDeals)
    .innerJoin(terminals, eq(terminals.terminalID, billingDeals.terminalID))
    .where(and(areTheirs(charges), isNull(billingDeals.deletedAt)));
  const due = new Map(charges.map((charge) => [charge.billingDealID, charge]));
  return new Map(
    found
      .filter(({ deal, features }) => isDue(deal, features, due.get(deal.billingDealID)))
      .map(({ deal }) => [deal.billingDealID, deal]),
  );
}

function isDue(deal: BillingDeal, features: readonly string[], charge: DueCharge | undefined): boolean {
  if (charge === undefined || deal.nextScheduledTransaction !== charge.period) return false;
  const today = charge.day;
  const cardExpired = deal.cardExpiresOn !== null && deal.cardExpiresOn < today;
  const judged = { ...deal, cardExpired, inProgress: deal.chargingTransactionID !== null };
  const hindrance = chargeHindrance(judged, {
    today,
    hasBilling: offersCall({ enabledFeatures: features }, 'billing.trigger'),
  });
  return hindrance === undefined || hindrance === 'DealIsRunning';
}

/** Says that deals are not queued any more. @param charges of one merchant */
export async function release(db: Database, charges: readonly DueCharge[]): Promise<void> {
  if (charges.length === 0) return;
  const queued = and(areTheirs(charges), isNull(billingDeals.chargingTransactionID), eq(billingDeals.inProgress, true));
  await db
    .update(billingDeals)
    .set({ inProgress: false })
    .where(inArray(billingDeals.billingDealID, dealsInOrder(db, queued)));
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
  const then = withBusinessDate(context, charge.day);
  const deal = (await readCharged(then, [charge])).get(charge.billingDealID);
  if (!deal) return release(context.db, [charge]);
  const call = callOf(then, charge, chargeName({ ...deal, period: charge.period }));
  const pay = moneyCall(async () => {
    const terminal = await payingTerminal(call, deal.terminalID);
    return dealPayment(call, terminal, deal, { refuseDouble: false });
  });
  await (deal.invoiceOnly ? issueForDeal(call, deal) : pay(call)).catch((error: unknown) =>
    refuse(call, charge, error),
  );
}
