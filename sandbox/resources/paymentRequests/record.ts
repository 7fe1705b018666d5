import { and, eq, inArray } from 'drizzle-orm';
import { toDecimal } from '#contract/money.ts';
import { notFound, required } from '#sandbox/core/apiError.ts';
import type { AnswerOf } from '#contract/entities/callTypes.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import type { Context } from '#sandbox/core/context.ts';
import {
  toWireDeal,
  toWireInstallments,
  toWireInvoiceDetails,
  toWireSchedule,
  toWireUserPaid,
} from '#sandbox/core/objects/wire.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { toUpdateTimestamp, toWireInstant } from '#sandbox/core/wire.ts';
import { type PaymentRequestKind, paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { isBeingPaid } from '#sandbox/domain/links/begun.ts';
import { isResting } from '#sandbox/domain/links/refusals.ts';
import { payerPageUrl } from '#sandbox/domain/links/payerPage.ts';
import { quickStatusOf } from './quickStatus.ts';

type Wire = AnswerOf<'billingRequests.get'>;

type PaymentRequest = typeof paymentRequests.$inferSelect;

async function readRequest(call: Call, kinds: PaymentRequestKind[], entityType: string): Promise<PaymentRequest> {
  const id = guidOf(call, 'id', entityType);
  const rows = await call.context.db
    .select()
    .from(paymentRequests)
    .where(
      and(
        eq(paymentRequests.merchantID, call.caller.merchantID),
        eq(paymentRequests.paymentRequestID, id),
        inArray(paymentRequests.kind, kinds),
      ),
    );
  return required(rows, entityType);
}

function money(row: PaymentRequest) {
  const paid = row.userPaidDetails;
  return {
    currency: row.currency,
    paymentRequestAmount: toDecimal(row.paymentRequestAmount),
    amount: toDecimal(row.paymentRequestAmount),
    vatRate: row.vatRate,
    vatTotal: toDecimal(row.vatTotal),
    netTotal: toDecimal(row.netTotal),
    discountTotal: toDecimal(row.discountTotal),
    netDiscountTotal: toDecimal(row.netDiscountTotal),
    transactionType: row.transactionType,
    numberOfPayments: row.numberOfPayments,
    ...(row.installmentDetails && toWireInstallments(row.installmentDetails)),
    userPaidDetails: paid && toWireUserPaid(paid),
  } satisfies Partial<Wire>;
}

/** What only a billing request carries: the deal to make once the payer's card is saved. */
function billing(row: PaymentRequest) {
  if (!row.billingSchedule) return {};
  return {
    billingSchedule: toWireSchedule(row.billingSchedule),
    transactionAmount: toDecimal(row.transactionAmount),
    billingDealID: row.billingDealID,
  } satisfies Partial<Wire>;
}

/** What a change begins with; the documented answer does not tell it (docs/rulings.md). */
function options({ pageOptions, ...row }: PaymentRequest) {
  return {
    showAuthCode: null,
    ...pageOptions,
    language: row.language,
    requestSubject: row.requestSubject,
    fromAddress: row.fromAddress,
    issueInvoice: row.issueInvoice,
    invoiceDetails: row.invoiceDetails && toWireInvoiceDetails(row.invoiceDetails),
  } satisfies Partial<Wire>;
}

/** A link with everything that is told of it. */
export function toDetails(row: PaymentRequest, { clock, config }: Pick<Context, 'clock' | 'config'>) {
  return {
    paymentRequestID: row.paymentRequestID,
    terminalID: row.terminalID,
    terminalName: row.terminalName,
    merchantID: row.merchantID,
    paymentRequestTimestamp: toWireInstant(row.paymentRequestTimestamp),
    status: row.status,
    quickStatus: quickStatusOf(row.status, row.dueDate, clock.now()),
    dueDate: toWireInstant(row.dueDate),
    ...money(row),
    ...billing(row),
    isRefund: row.isRefund,
    userAmount: row.userAmount,
    onlyAddCard: row.onlyAddCard,
    permanent: row.permanent,
    paymentIntent: row.kind !== 'paymentRequest',
    jDealType: row.jDealType,
    dealDetails: toWireDeal(row.dealDetails),
    consumerID: row.consumerID,
    cardOwnerName: row.cardOwnerName,
    cardOwnerNationalID: row.cardOwnerNationalID,
    paymentTransactionID: row.paymentTransactionID,
    paymentRequestUrl: payerPageUrl(config, row.payerKey),
    redirectUrl: row.redirectUrl,
    ...options(row),
    origin: row.origin,
    history: row.history,
    deleted: row.deletedAt !== null,
    updatedDate: toWireInstant(row.updatedDate),
    operationDoneBy: row.operationDoneBy,
    correlationId: row.correlationId,
    updateTimestamp: toUpdateTimestamp(row.version),
  } satisfies Partial<Wire>;
}

/** What its page shows besides, which is nothing of the row: whether a payer is at it, and whether it takes no more cards. */
const toOpened = async ({ context }: Call, row: PaymentRequest) => ({
  ...toDetails(row, context),
  beingPaid: await isBeingPaid(context.db, row),
  resting: await isResting(context.db, row),
});

export const getPaymentRequest: Handler<AnswerOf<'paymentRequests.get'>> = async (call) => {
  const row = await readRequest(call, ['paymentRequest'], 'PaymentRequest');
  return { json: await toOpened(call, row) };
};

/** True for `showDeleted=true`, by name in any case; 1 means the same. */
function asksForDeleted(call: Call): boolean {
  const value = [...call.query].find(([name]) => name.toLowerCase() === 'showdeleted')?.[1];
  return ['true', '1', 'onlydeleted'].includes(value?.trim().toLowerCase() ?? '');
}

/** A payment intent or billing request; deleted ones only with `showDeleted=true` (docs/wire.md §3.9). */
export const getPaymentIntent: Handler<AnswerOf<'billingRequests.get'>> = async (call) => {
  const row = await readRequest(call, ['paymentIntent', 'billingRequest'], 'PaymentIntent');
  if (row.deletedAt !== null && !asksForDeleted(call)) throw notFound('PaymentIntent');
  return { json: await toOpened(call, row) };
};
