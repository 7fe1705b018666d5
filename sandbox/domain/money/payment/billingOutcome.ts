import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { israelDay } from '#contract/israelDay.ts';
import { nextCharge } from '#contract/rules/schedule.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { dealsAtOnce } from '#sandbox/core/hubMessage.ts';
import { each, eachRow } from '#sandbox/db/eachRow.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { lockDeals } from '#sandbox/domain/lockDeals.ts';
import { pick } from '#sandbox/domain/money/columns.ts';
import { recordEvents } from '#sandbox/events/recordEvent.ts';
import type { Settled } from './settle.ts';

type BillingDeal = typeof billingDeals.$inferSelect;

/** After so many refusals in a row a deal is disabled (docs/wire.md §5.5). */
const mostFailures = 5;

// spec gap: what a charge by hand does to the schedule.
/** Where a deal stands after one more charge. A charge by hand pays the period that comes next, due or not. */
export function scheduleAfterCharge(deal: BillingDeal, today: string) {
  const currentDeal = deal.currentDeal + 1;
  const next = nextCharge(deal, deal.nextScheduledTransaction ?? today, currentDeal);
  return {
    currentDeal,
    finished: next === null,
    nextScheduledTransaction: next,
    lastError: null,
    lastErrorCorrelationID: null,
    failedAttemptsCount: 0,
  };
}

/** Deals by their ids, locked. */
async function lockByID(tx: Database, ids: readonly string[]): Promise<Map<string, BillingDeal>> {
  const deals = await lockDeals(tx, inArray(billingDeals.billingDealID, [...ids]));
  return new Map(deals.map((deal) => [deal.billingDealID, deal]));
}

/** What the outcome of a charge may change of its deal. */
const outcomeKeys = [
  'currentDeal',
  'finished',
  'nextScheduledTransaction',
  'lastError',
  'lastErrorCorrelationID',
  'failedAttemptsCount',
  'active',
  'triedOn',
  'currentTransactionID',
  'currentTransactionTimestamp',
  'initialTransactionID',
] as const;

type DealOutcome = Partial<Pick<BillingDeal, (typeof outcomeKeys)[number]>>;

/** Writes what became of charges: their deals are free again, and not tried any more on this day by themselves. */
async function write(
  tx: Database,
  outcomes: readonly { deal: BillingDeal; outcome: DealOutcome & { triedOn: string } }[],
): Promise<void> {
  const after = alias(billingDeals, each);
  const rows = outcomes.map(({ deal, outcome }) => ({
    billingDealID: deal.billingDealID,
    ...pick(deal, outcomeKeys),
    ...outcome,
  }));
  await tx
    .update(billingDeals)
    .set({
      ...pick(after, outcomeKeys),
      inProgress: false,
      chargingTransactionID: null,
      chargesTried: sql`${billingDeals.chargesTried} + 1`,
      version: nextVersion(billingDeals),
    })
    .from(eachRow(billingDeals, rows))
    .where(eq(billingDeals.billingDealID, after.billingDealID));
}

/** How a refusal changes its deal, which is disabled after too many. @param triedOn the day of the charge */
function afterRefusal(call: Call, deal: BillingDeal, { reason, triedOn }: { reason: string | null; triedOn: string }) {
  const failedAttemptsCount = deal.failedAttemptsCount + 1;
  const isOff = deal.active && failedAttemptsCount >= mostFailures;
  const failure = { lastError: reason, lastErrorCorrelationID: call.correlationId, failedAttemptsCount };
  return { deal, outcome: { ...failure, triedOn, ...(isOff && { active: false }) } };
}

/** The merchant's addresses are told of deals that a refusal has disabled. */
function disabledEvents(call: Call, { deal, outcome }: { deal: BillingDeal; outcome: DealOutcome }) {
  if (outcome.active !== false) return [];
  const event = {
    terminalID: deal.terminalID,
    eventName: 'BillingDealUpdated' as const,
    entityType: 'BillingDeal' as const,
    entityReference: deal.billingDealID,
    entityExternalReference: deal.dealReference,
  };
  return [{ call, event }];
}

/** Tells the screens that show deals of one merchant what became of their charges. */
export async function publishDealChanges(
  tx: Database,
  { context, caller }: Call,
  ids: readonly string[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += dealsAtOnce) {
    const billingDealsID = ids.slice(from, from + dealsAtOnce);
    await context.hub.publish({ merchantID: caller.merchantID, billingDealsID }, tx);
  }
}

/** Writes onto a deal that a charge could not even begin. */
export async function refuseDeal(tx: Database, call: Call, billingDealID: string, reason: string): Promise<void> {
  const deal = (await lockByID(tx, [billingDealID])).get(billingDealID);
  if (!deal) return;
  const refusal = afterRefusal(call, deal, { reason, triedOn: israelDay(call.context.clock.now()) });
  await write(tx, [refusal]);
  await recordEvents(tx, disabledEvents(call, refusal));
  await publishDealChanges(tx, call, [billingDealID]);
}

/** What became of a deal by the outcome of its charge. */
function outcomeOf({ call, row, answer }: Settled, deal: BillingDeal) {
  // The day of the charge, whose outcome may be found out later.
  const triedOn = row.transactionDate;
  if (answer.code !== 0) return afterRefusal(call, deal, { reason: row.rejectionMessage, triedOn });
  const outcome = {
    ...scheduleAfterCharge(deal, triedOn),
    triedOn,
    currentTransactionID: row.paymentTransactionID,
    currentTransactionTimestamp: row.transactionTimestamp,
    initialTransactionID: deal.initialTransactionID ?? row.paymentTransactionID,
  };
  return { deal, outcome };
}

/** Writes the outcomes of charges onto their deals. */
export async function applyToDeals(tx: Database, settled: readonly Settled[]): Promise<void> {
  const ids = settled.flatMap(({ row }) => row.billingDealID ?? []);
  if (ids.length === 0) return;
  const deals = await lockByID(tx, ids);
  const outcomes = settled.flatMap((one) => {
    const deal = deals.get(one.row.billingDealID ?? '');
    return deal ? [{ call: one.call, ...outcomeOf(one, deal) }] : [];
  });
  await write(tx, outcomes);
  await recordEvents(
    tx,
    outcomes.flatMap(({ call, ...changed }) => disabledEvents(call, changed)),
  );
  for (const ofOne of Map.groupBy(outcomes, ({ call }) => call.caller.merchantID).values()) {
    const [first] = ofOne;
    const dealIDs = ofOne.map(({ deal }) => deal.billingDealID);
    if (first) await publishDealChanges(tx, first.call, dealIDs);
  }
}
