import { locales } from '#contract/constants.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { translate } from '#sandbox/core/locale.ts';
import { operation } from '#sandbox/core/operation.ts';
import { shownTime } from '#sandbox/core/shownTime.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { transactionEvents, transactions } from '#sandbox/db/schema/transaction.ts';
import { recordEvents } from '#sandbox/events/recordEvent.ts';
import { issueOrWarn } from '#sandbox/domain/invoicing/issueForTransaction.ts';
import { refusalText } from '#sandbox/domain/processor/refusals.ts';
import { applyToDeals } from './billingOutcome.ts';
import { eventOf, kindOf, type Transaction } from './payment.ts';
import { applyToLink } from './paymentRequest.ts';
import { isOriginal, releaseRefund } from './releaseRefund.ts';
import { saveCardOf } from './saveCard.ts';
import type { Settled } from './settle.ts';

// spec gap: the language of events; one for a merchant's systems, whoever charged.
const eventLocale = locales[0];

/** A return turns its original into a chargeback, or gives back what it had taken of it. */
async function tellReturned(tx: Database, call: Call, row: Transaction, isApproved: boolean): Promise<void> {
  if (!isApproved) return releaseRefund(tx, call, row);
  const [original] = await tx
    .update(transactions)
    .set({ status: 'chargeback', version: nextVersion(transactions) })
    .where(isOriginal(row))
    .returning();
  if (!original) return;
  await tx.insert(transactionEvents).values(
    eventOf(original, {
      operationDate: call.context.clock.now(),
      operationDoneBy: call.caller.name,
      status: 'chargeback',
      message: null,
    }),
  );
}

/** A hold was taken when its settlement began; a refused one is given back. */
async function tellHold(tx: Database, call: Call, row: Transaction, isApproved: boolean): Promise<void> {
  const status = isApproved ? 'completed' : 'awaitingToSelectJ5';
  const [hold] = await tx
    .update(transactions)
    .set({ status, version: nextVersion(transactions) })
    .where(isOriginal(row))
    .returning();
  if (!hold || !isApproved) return;
  await tx.insert(transactionEvents).values(
    eventOf(hold, {
      operationDate: call.context.clock.now(),
      operationDoneBy: call.caller.name,
      status,
      message: null,
    }),
  );
}

const isApproved = ({ answer }: Settled) => answer.code === 0;

/** What an outcome does to the payment it is about, and to the link it pays. */
async function tellRelated(tx: Database, one: Settled): Promise<void> {
  const { call, row } = one;
  const kind = kindOf(row);
  if (kind === 'return') await tellReturned(tx, call, row, isApproved(one));
  if (kind === 'capture') await tellHold(tx, call, row, isApproved(one));
  await applyToLink(tx, call, row, isApproved(one));
}

/** The event of an outcome. */
function eventOfOutcome(one: Settled) {
  const { call, row } = one;
  return {
    call,
    event: {
      terminalID: row.terminalID,
      eventName: isApproved(one) ? ('TransactionCreated' as const) : ('TransactionRejected' as const),
      entityType: 'PaymentTransaction' as const,
      entityReference: row.paymentTransactionID,
      entityExternalReference: row.dealReference,
      ...(row.processorResultCode !== null &&
        !isApproved(one) && { errorMessage: refusalText(row.processorResultCode, eventLocale) }),
    },
  };
}

/** What outcomes do to everything else. */
export async function applyOutcomes(tx: Database, settled: readonly Settled[]): Promise<void> {
  for (const one of settled) await tellRelated(tx, one);
  await applyToDeals(tx, settled);
  await recordEvents(tx, settled.map(eventOfOutcome));
}

async function saveCardOrSay(tx: Database, call: Call, row: Transaction, cardNumber: string | undefined) {
  try {
    if (cardNumber === undefined) throw new Error('the number is gone');
    // Of its own, so that a card that cannot be saved does not undo the charge.
    await tx.transaction((inner) => saveCardOf(inner, call, row, cardNumber));
    return undefined;
  } catch (error) {
    // The charge stands; the answer says what is missing beside it.
    call.context.report(error);
    const errors = [{ code: 'saveCreditCard', description: translate(call.locale, 'ChargedButCardNotSaved') }];
    return operation(call, 'ChargedButCardNotSaved', { errors }, 'warning');
  }
}

/**
 * What beside an approved payment was asked for and how it went: one response, the next one inside it.
 * @param cardNumber the typed number, while it is known
 */
export async function secondarySteps(
  tx: Database,
  call: Call,
  row: Transaction,
  cardNumber: string | undefined,
): Promise<OperationResponse | undefined> {
  const held = row.transactionJ5ExpiredDate;
  const isHold = row.jDealType === 'J5' && held !== null;
  const steps = [
    row.saveCreditCard ? await saveCardOrSay(tx, call, row, cardNumber) : undefined,
    row.issueInvoice ? await issueOrWarn(tx, call, row) : undefined,
    isHold ? operation(call, 'HeldUntil', { values: { until: shownTime(held) } }) : undefined,
  ].filter((step) => step !== undefined);
  return steps.reduceRight<OperationResponse | undefined>(
    (inner, step) => (inner ? { ...step, innerResponse: inner } : step),
    undefined,
  );
}
