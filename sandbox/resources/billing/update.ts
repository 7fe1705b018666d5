import { and } from 'drizzle-orm';
import {
  billingDealUpdate,
  type InvoiceOnlyDealUpdate,
  invoiceOnlyDealUpdate,
} from '#contract/entities/billingDealRequest.ts';
import { israelDay } from '#contract/israelDay.ts';
import { reschedule } from '#contract/rules/reschedule.ts';
import type { Schedule } from '#contract/rules/schedule.ts';
import { notFound } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Answer, Call, Handler } from '#sandbox/core/call.ts';
import { named, operation } from '#sandbox/core/operation.ts';
import { requireSameID } from '#sandbox/core/path.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { bankWarning } from '#sandbox/domain/bankWarning.ts';
import { chargedDealValues, invoiceOnlyValues, storedSchedule } from '#sandbox/domain/billing/dealValues.ts';
import type { DealValues } from '#sandbox/domain/billing/newDeal.ts';
import { holdCard } from '#sandbox/domain/billing/payer.ts';
import { type BillingDeal, recordDeal } from '#sandbox/domain/billing/recordDeal.ts';
import { requireCallOffered } from '#sandbox/domain/money/terminal.ts';
import { ownTerminal, readTerminal, type Terminal } from '#sandbox/domain/ownTerminal.ts';
import { ifUnchanged, updateIfUnchanged } from '#sandbox/noun/updateIfUnchanged.ts';
import { lockDeal, requireIdle } from './lockDeal.ts';
import { billingRecord } from './record.ts';

type DealUpdate = Omit<InvoiceOnlyDealUpdate, 'paymentDetails'>;

/** The terminal a deal is on or is to move to, where it counts as a new one. */
async function terminalOf(call: Call, deal: BillingDeal, wanted: string | null | undefined): Promise<Terminal> {
  const stays = !wanted || wanted.toLowerCase() === deal.terminalID;
  const { db } = call.context;
  const terminal = stays ? await readTerminal(db, call, deal.terminalID) : await ownTerminal(db, call, wanted);
  requireCallOffered(terminal, 'billing.update');
  return terminal;
}

/** Where the schedule leads from where the deal stands. */
function scheduleColumns(deal: BillingDeal, schedule: Schedule, today: string) {
  const { startsOn, nextScheduledTransaction, currentDeal, currentTransactionTimestamp } = deal;
  const standing = {
    schedule: deal.billingSchedule,
    startsOn,
    next: nextScheduledTransaction,
    chargesMade: currentDeal,
    chargedOn: currentTransactionTimestamp && israelDay(currentTransactionTimestamp),
  };
  const { next, ...plan } = reschedule(standing, schedule, today);
  return {
    ...plan,
    billingSchedule: storedSchedule(schedule),
    nextScheduledTransaction: next,
    finished: next === null,
  };
}

/** A new card starts with a clean record. */
function cardColumns(deal: BillingDeal, { creditCardToken }: DealValues, now: Date) {
  if (creditCardToken === null || creditCardToken === deal.creditCardToken) return {};
  return { tokenUpdated: now, failedAttemptsCount: 0, lastError: null, lastErrorCorrelationID: null };
}

/** Changes a deal on the version that was seen. */
async function updateDeal(
  call: Call,
  deal: BillingDeal,
  request: DealUpdate,
  valuesOf: (terminal: Terminal) => Promise<DealValues>,
): Promise<Answer> {
  const { billingDealID: id } = deal;
  if (request.billingDealID) requireSameID(id, 'billingDealID', request.billingDealID);
  const terminal = await terminalOf(call, deal, request.terminalID);
  const values = await valuesOf(terminal);
  const now = call.context.clock.now();
  const row = await updateIfUnchanged<BillingDeal>(call, {
    terminalID: request.terminalID,
    read: (tx) => lockDeal(tx, call, id),
    write: async (tx, stamp) => {
      const present = await lockDeal(tx, call, id);
      requireIdle(present);
      await holdCard(tx, values);
      return tx
        .update(billingDeals)
        .set({
          ...values,
          ...scheduleColumns(present, request.billingSchedule, israelDay(now)),
          ...cardColumns(present, values, now),
          ...stamp,
          terminalName: terminal.label,
          version: nextVersion(billingDeals),
        })
        .where(and(billingRecord.isIt(call, id), ifUnchanged(billingDeals, request.updateTimestamp)))
        .returning();
    },
    toWire: (seen) => billingRecord.toWire(seen, call),
    after: (tx, changed) => recordDeal(tx, call, 'BillingDealUpdated', changed),
  });
  const more = { ...named(id, row.version), ...bankWarning(call, row) };
  return { json: operation(call, 'SuccessfullySaved', more) };
}

/** The deal in the path, of the kind that the call changes. @throws ApiError 404 */
async function dealInPath(call: Call, invoiceOnly: boolean): Promise<BillingDeal> {
  const deal = await billingRecord.read(call.context.db, call, billingRecord.idOf(call));
  if (deal.invoiceOnly !== invoiceOnly) throw notFound('BillingDeal');
  return deal;
}

/** PUT /api/billing/{id}. */
export const updateBillingDeal: Handler = async (call) => {
  const deal = await dealInPath(call, false);
  const request = await readBody(call, billingDealUpdate, { startsOn: deal.startsOn });
  return updateDeal(call, deal, request, (terminal) =>
    chargedDealValues(call, terminal, request, deal.creditCardToken),
  );
};

/** PUT /api/invoiceonlybilling/{id}. */
export const updateInvoiceOnlyDeal: Handler = async (call) => {
  const deal = await dealInPath(call, true);
  const request = await readBody(call, invoiceOnlyDealUpdate, { startsOn: deal.startsOn });
  return updateDeal(call, deal, request, (terminal) => invoiceOnlyValues(call, terminal, request));
};
