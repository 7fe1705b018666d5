import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { billingDealsRequest } from '#contract/entities/billingDealRequest.ts';
import { type ChargeHindrance, chargeHindrance } from '#contract/rules/chargeable.ts';
import { sumsSeen } from '#contract/seen.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Answer, Call, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { momentOf } from '#sandbox/core/israelDays.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { movedOnSince, requireAsSeen } from '#sandbox/core/seen.ts';
import { billingDeals as deals } from '#sandbox/db/schema/billingDeal.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { type ChargeOf, queueCharges } from '#sandbox/domain/billing/queueCharges.ts';
import { dealNow } from '#sandbox/domain/billing/seenDeal.ts';
import { offersCall, requireCallOffered } from '#sandbox/domain/money/terminal.ts';
import { ownTerminal } from '#sandbox/domain/ownTerminal.ts';
import { answerMany } from './many.ts';
import { isTriggerable } from './states.ts';

/** What is judged of a deal, and what names its charge. */
const judgedColumns = {
  merchantID: deals.merchantID,
  billingDealID: deals.billingDealID,
  chargesTried: deals.chargesTried,
  version: deals.version,
  currentDeal: deals.currentDeal,
  transactionAmount: deals.transactionAmount,
  currency: deals.currency,
  currentTransactionTimestamp: deals.currentTransactionTimestamp,
  active: deals.active,
  finished: deals.finished,
  inProgress: deals.inProgress,
  invoiceOnly: deals.invoiceOnly,
  nextScheduledTransaction: deals.nextScheduledTransaction,
  pausedFrom: deals.pausedFrom,
  pausedTo: deals.pausedTo,
  cardExpiresOn: deals.cardExpiresOn,
  tokenNotAvailable: deals.tokenNotAvailable,
  features: terminals.enabledFeatures,
};

const ofMerchant = ({ caller }: Call) => and(eq(deals.merchantID, caller.merchantID), isNull(deals.deletedAt));

/** Deals, locked in one order until the transaction ends, so that no two calls wait for each other. */
function readJudged(tx: Database, where: SQL | undefined) {
  return tx
    .select(judgedColumns)
    .from(deals)
    .innerJoin(terminals, eq(terminals.terminalID, deals.terminalID))
    .where(where)
    .orderBy(asc(deals.billingDealID))
    .for('update', { of: deals });
}

type JudgedRow = Awaited<ReturnType<typeof readJudged>>[number];

function blockedReason(row: JudgedRow, today: string): ChargeHindrance | undefined {
  const cardExpired = row.cardExpiresOn !== null && row.cardExpiresOn < today;
  return chargeHindrance(
    { ...row, cardExpired },
    { today, hasBilling: offersCall({ enabledFeatures: row.features }, 'billing.trigger') },
  );
}

/** @throws ApiError 409 where what is due on a terminal is something else than was seen */
function requireAllAsSeen(call: Call, rows: readonly JudgedRow[]): void {
  const due = rows.map(({ transactionAmount: agorot, currency }) => ({ agorot, currency }));
  requireAsSeen(call, sumsSeen(due), { entityType: 'BillingDeal' });
}

/**
 * Queues what may be charged of these deals, each for the charge that is judged here and no later one.
 * @param asked ids, or everything that is due of a terminal
 */
async function queueDeals(call: Call, where: SQL | undefined, asked: readonly string[] | 'all'): Promise<Answer> {
  const { context, caller, locale, correlationId } = call;
  const { today } = momentOf(context.clock.now());
  const movedOn = asked === 'all' ? () => undefined : movedOnSince(call);
  const common = { day: today, caller: { userID: caller.userID, name: caller.name }, locale, correlationId };
  await context.charges.ready();
  const judged = await context.db.transaction(async (tx) => {
    const rows = await readJudged(tx, where);
    if (asked === 'all') requireAllAsSeen(call, rows);
    const all = rows.map((row) => {
      const happened = movedOn(row.billingDealID, dealNow(row));
      return { row, happened, code: happened ? ('MovedOn' as const) : blockedReason(row, today) };
    });
    const due: ChargeOf[] = all
      .filter(({ code }) => code === undefined)
      .map(({ row }) => ({ ...row, period: row.nextScheduledTransaction }));
    await queueCharges(tx, context, due, common);
    return all;
  });
  const known = new Set(judged.map(({ row }) => row.billingDealID));
  const missing = asked === 'all' ? [] : asked.filter((id) => !known.has(id));
  return answerMany(
    call,
    {
      queued: judged.filter(({ code }) => code === undefined).length,
      notQueuedDeals: [
        ...judged.flatMap(({ row, code }) => (code ? [{ id: row.billingDealID, code }] : [])),
        ...missing.map((id) => ({ id, code: 'NotFound' as const })),
      ],
      happened: new Map(judged.flatMap(({ row, happened }) => (happened ? [[row.billingDealID, happened]] : []))),
    },
    { all: 'QueuedTransactions', none: 'CouldNotQueueTransactions' },
  );
}

/** POST /api/billing/trigger-billing-deals: charges what is due of these deals, in the queue. */
export const triggerDeals: Handler = async (call) => {
  const { billingDealsID } = await readBody(call, billingDealsRequest);
  const ids = [...new Set(billingDealsID.map((id) => id.toLowerCase()))];
  return queueDeals(call, and(ofMerchant(call), inArray(deals.billingDealID, ids)), ids);
};

/** POST /api/billing/trigger-by-terminal/{terminalID}: everything that is due there. */
export const triggerByTerminal: Handler = async (call) => {
  const { db, clock } = call.context;
  const terminal = await ownTerminal(db, call, guidOf(call, 'terminalID', 'Terminal'));
  requireCallOffered(terminal, 'billing.triggerByTerminal');
  const isThere = and(
    ofMerchant(call),
    eq(deals.terminalID, terminal.terminalID),
    isTriggerable(momentOf(clock.now())),
  );
  return queueDeals(call, isThere, 'all');
};
