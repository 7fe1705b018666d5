import { israelDay } from '#contract/israelDay.ts';
import { toDecimal } from '#contract/money.ts';
import { notFound } from '#sandbox/core/apiError.ts';
import type { AnswerOf } from '#contract/entities/callTypes.ts';
import type { Handler } from '#sandbox/core/call.ts';
import {
  toWireBank,
  toWireCard,
  toWireDeal,
  toWireInvoiceDetails,
  toWirePayment,
  toWireSchedule,
} from '#sandbox/core/objects/wire.ts';
import { toUpdateTimestamp, toWireDay, toWireInstant } from '#sandbox/core/wire.ts';
import { auditRows } from '#sandbox/db/schema/audit.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { defineRecord } from '#sandbox/noun/record.ts';

type Wire = AnswerOf<'billing.get'>;

type BillingDeal = typeof billingDeals.$inferSelect;

/** What depends on the day (docs/wire.md §2): @param today Israel's calendar day */
function statesOf({ pausedFrom, pausedTo, cardExpiresOn }: BillingDeal, today: string) {
  return {
    paused: pausedFrom !== null && pausedFrom <= today && (pausedTo === null || pausedTo >= today),
    cardExpired: cardExpiresOn !== null && cardExpiresOn < today,
  } satisfies Partial<Wire>;
}

function money(row: BillingDeal) {
  const { transactionAmount, numberOfPayments } = row;
  return {
    transactionAmount: toDecimal(transactionAmount),
    vatRate: row.vatRate,
    vatTotal: toDecimal(row.vatTotal),
    netTotal: toDecimal(row.netTotal),
    amount: toDecimal(transactionAmount),
    totalAmount: toDecimal(transactionAmount * (numberOfPayments ?? 0)),
  } satisfies Partial<Wire>;
}

function progress(row: BillingDeal) {
  return {
    billingDealTimestamp: toWireInstant(row.billingDealTimestamp),
    startsOn: toWireDay(row.startsOn),
    nextScheduledTransaction: toWireDay(row.nextScheduledTransaction),
    currentTransactionTimestamp: toWireInstant(row.currentTransactionTimestamp),
    currentTransactionID: row.currentTransactionID,
    initialTransactionID: row.initialTransactionID,
    currentDeal: row.currentDeal,
    lastError: row.lastError,
    lastErrorCorrelationID: row.lastErrorCorrelationID,
    failedAttemptsCount: row.failedAttemptsCount,
    tokenCreated: toWireInstant(row.tokenCreated),
    tokenUpdated: toWireInstant(row.tokenUpdated),
    expirationEmailSent: toWireInstant(row.expirationEmailSent),
  } satisfies Partial<Wire>;
}

/** A billing deal with all details (docs/wire.md §3.7). */
export const billingRecord = defineRecord({
  entityType: 'BillingDeal',
  table: billingDeals,
  id: 'billingDealID',
  select: (db, where) => db.select().from(billingDeals).where(where),
  toWire: (row, call): Wire => ({
    billingDealID: row.billingDealID,
    terminalID: row.terminalID,
    terminalName: row.terminalName,
    merchantID: row.merchantID,
    billingDealType: row.billingDealType,
    currency: row.currency,
    ...money(row),
    paymentType: row.paymentType,
    creditCardToken: row.creditCardToken,
    tokenNotAvailable: row.tokenNotAvailable,
    creditCardDetails: toWireCard(row),
    bankDetails: row.bankDetails && toWireBank(row.bankDetails, row.transactionAmount),
    billingSchedule: toWireSchedule(row.billingSchedule),
    issueInvoice: row.issueInvoice,
    invoiceDetails: row.invoiceDetails && toWireInvoiceDetails(row.invoiceDetails),
    dealDetails: toWireDeal(row.dealDetails),
    paymentDetails: row.paymentDetails?.map(toWirePayment) ?? null,
    invoiceOnly: row.invoiceOnly,
    active: row.active,
    finished: row.finished,
    inProgress: row.inProgress,
    ...statesOf(row, israelDay(call.context.clock.now())),
    pausedFrom: toWireDay(row.pausedFrom),
    pausedTo: toWireDay(row.pausedTo),
    pauseReason: row.pauseReason,
    ...progress(row),
    updatedDate: toWireInstant(row.updatedDate),
    operationDoneBy: row.operationDoneBy,
    operationDoneByID: row.operationDoneByID,
    correlationId: row.correlationId,
    sourceIP: row.sourceIP,
    updateTimestamp: toUpdateTimestamp(row.version),
  }),
});

/** The card of a deal, first six and last four digits; looking at it is written down (docs/wire.md §5.5). */
export const getCardNumber: Handler<AnswerOf<'billing.cardNumber'>> = async (call) => {
  const id = billingRecord.idOf(call);
  const { billingDealID, cardNumber, merchantID } = await billingRecord.read(call.context.db, call, id);
  if (cardNumber === null) throw notFound('CreditCardTokenDetails');
  await call.context.db.insert(auditRows).values({
    merchantID,
    created: call.context.clock.now(),
    userID: call.caller.userID,
    userName: call.caller.name,
    operation: call.endpoint,
    entityType: 'BillingDeal',
    entityReference: billingDealID,
    correlationId: call.correlationId,
  });
  return { json: { cardNumber } };
};
