import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { billingDealsRequest } from '#contract/entities/billingDealRequest.ts';
import { type ChargeHindrance, chargeHindrance } from '#contract/rules/chargeable.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Answer, Call, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { momentOf } from '#sandbox/core/israelDays.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { billingDeals as deals } from '#sandbox/db/schema/billingDeal.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { type ChargeOf, queueCharges } from '#sandbox/domain/billing/queueCharges.ts';
import { requireFeature } from '#sandbox/domain/money/terminal.ts';
import { ownTerminal } from '#sandbox/domain/ownTerminal.ts';
import { answerMany } from './many.ts';
import { isTriggerable } from './states.ts';

/** What is judged of a deal, and what names its charge. */
const judgedColumns = {
  merchantID: deals.merchantID,
  billingDealID: deals.billingDealID,
  chargesTried: deals.chargesTried,
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

function readJudged(db: Database, where: ReturnType<typeof and>) {
  return db
    .select(judgedColumns)
    .from(deals)
    .innerJoin(terminals, eq(terminals.terminalID, deals.terminalID))
    .where(where)
    .orderBy(asc(deals.billingDealID));
}

type JudgedRow = Awaited<ReturnType<typeof readJudged>>[number];

function hindranceOf(row: JudgedRow, today: string): ChargeHindrance | undefined {
  const cardExpired = row.cardExpiresOn !== null && row.cardExpiresOn < today;
  return chargeHindrance({ ...row, cardExpired }, { today, hasBilling: row.features.includes('Billing') });
}

/** Queues what may be charged of these deals. @param missing ids that the merchant does not have */
async function queueDeals(call: Call, rows: readonly JudgedRow[], missing: readonly string[]): Promise<Answer> {
  const { context, caller, locale, correlationId } = call;
  const { today } = momentOf(context.clock.now());
  const judged = rows.map((row) => ({ row, code: hindranceOf(row, today) }));
  const due: ChargeOf[] = judged
    .filter(({ code }) => code === undefined)
    .map(({ row }) => ({ ...row, period: row.nextScheduledTransaction }));
  await context.charges.ready();
  const common = { day: today, caller: { userID: caller.userID, name: caller.name }, locale, correlationId };
  await context.db.transaction((tx) => queueCharges(tx, context, due, common));
  const notQueuedDeals = [
    ...judged.flatMap(({ row, code }) => (code ? [{ id: row.billingDealID, code }] : [])),
    ...missing.map((id) => ({ id, code: 'NotFound' as const })),
  ];
  return answerMany(
    call,
    { queued: due.length, notQueuedDeals },
    { all: 'QueuedTransactions', none: 'CouldNotQueueTransactions' },
  );
}

/** POST /api/billing/trigger-billing-deals: charges what is due of these deals, in the queue. */
export const triggerDeals: Handler = async (call) => {
  const { billingDealsID } = await readBody(call, billingDealsRequest);
  const ids = [...new Set(billingDealsID.map((id) => id.toLowerCase()))];
  const rows = await readJudged(call.context.db, and(ofMerchant(call), inArray(deals.billingDealID, ids)));
  const known = new Set(rows.map(({ billingDealID }) => billingDealID));
  return queueDeals(
    call,
    rows,
    ids.filter((id) => !known.has(id)),
  );
};

/** POST /api/billing/trigger-by-terminal/{terminalID}: everything that is due there. */
export const triggerByTerminal: Handler = async (call) => {
  const { db, clock } = call.context;
  const terminal = await ownTerminal(db, call, guidOf(call, 'terminalID', 'Terminal'));
  requireFeature(terminal, 'Billing', 'terminalID');
  const isThere = and(
    ofMerchant(call),
    eq(deals.terminalID, terminal.terminalID),
    isTriggerable(momentOf(clock.now())),
  );
  return queueDeals(call, await readJudged(db, isThere), []);
};
