import { chargeRequest, type ChargeRequest } from '#contract/entities/transactionRequest.ts';
import { invalid, notFound } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Call } from '#sandbox/core/call.ts';
import { earlierCard, dealColumnsOf } from './followUp.ts';
import { invoiceColumns, requireInvoiceable } from './invoice.ts';
import { type Order, orderOf, requireJDealType, preventsDoubleTransactions } from './order.ts';
import { requireConsent, takeConsent } from './payment/consent.ts';
import { takeHold, usableHold } from './payment/hold.ts';
import type { Payment, TransactionInsert } from './payment/payment.ts';
import { requirePayable, takeRequest } from './payment/paymentRequest.ts';
import { payingTerminal, type PayingTerminal, requireFeature } from './terminal.ts';

/** Cash and cheques are documented, not charged; transfers are in ILS and not spread. @throws ApiError 400 */
function requirePaymentType(
  { paymentTypeEnum, currency, transactionType }: ChargeRequest,
  { paymentMethod }: Order,
): void {
  const { paymentTypeEnum: actual } = paymentMethod.columns;
  if (paymentTypeEnum && paymentTypeEnum !== actual)
    throw invalid([{ code: 'paymentTypeEnum', description: 'Invalid' }]);
  if (actual !== 'bank') return;
  if (currency && currency !== 'ILS') throw invalid([{ code: 'currency', description: 'Invalid' }]);
  if (transactionType && transactionType !== 'regularDeal') {
    throw invalid([{ code: 'transactionType', description: 'Invalid' }]);
  }
}

/** A card is saved for a customer, from its typed number (docs/wire.md §3.1). @throws ApiError 400 */
function requireSavable(terminal: PayingTerminal, body: ChargeRequest, { row, paymentMethod }: Order): void {
  if (!body.saveCreditCard) return;
  requireFeature(terminal, 'CreditCardTokens', 'saveCreditCard');
  if (paymentMethod.cardNumber === undefined) throw invalid([{ code: 'saveCreditCard', description: 'Invalid' }]);
  if (!row.consumerID) throw invalid([{ code: 'dealDetails.consumerID', description: 'Required' }]);
}

/** A charge that settles a hold is paid by the hold's card. */
async function payByHold(call: Call, body: ChargeRequest, order: Order): Promise<Order> {
  if (!body.initialJ5TransactionID) return order;
  const hold = await usableHold(call, body.initialJ5TransactionID, 'initialJ5TransactionID');
  const { row } = order;
  if (hold.terminalID !== row.terminalID) throw notFound('PaymentTransaction');
  if (hold.currency !== row.currency) throw invalid([{ code: 'currency', description: 'Invalid' }]);
  if (row.transactionType !== 'regularDeal') throw invalid([{ code: 'transactionType', description: 'Invalid' }]);
  return {
    ...order,
    row: {
      ...row,
      ...earlierCard(hold),
      ...(!body.dealDetails && dealColumnsOf(hold)),
      initialTransactionID: hold.paymentTransactionID,
    },
  };
}

/**
 * Judges a request to charge (docs/wire.md §3.5 C), whoever sends it.
 * @throws ApiError 400 that names the field, 404 for what the merchant does not have
 */
export async function prepareCharge(call: Call): Promise<Payment> {
  const body = await readBody(call, chargeRequest);
  requireJDealType(body.jDealType, 'J4');
  const terminal = await payingTerminal(call, body.terminalID);
  const judged = await orderOf(call, terminal, body, { jDealType: 'J4', isRefund: false });
  requirePaymentType(body, judged);
  requireSavable(terminal, body, judged);
  requireInvoiceable(body);
  await requirePayable(call, 'paymentRequestID', body.paymentRequestID);
  await requirePayable(call, 'paymentIntentID', body.paymentIntentID);
  const consentID = await requireConsent(call, terminal, body);
  const { row, paymentMethod } = await payByHold(call, body, judged);
  const hold = row.initialTransactionID;
  const whole: TransactionInsert = {
    ...row,
    ...(body.saveCreditCard && { saveCreditCard: true, specialTransactionType: 'initialDeal' }),
    ...invoiceColumns(body),
    paymentRequestID: body.paymentRequestID ?? null,
    paymentIntentID: body.paymentIntentID ?? null,
    consumerIP: body.consumerIP || null,
    origin: body.origin || null,
    userAmount: body.userAmount ?? null,
  };
  return {
    row: whole,
    ...(paymentMethod.cardNumber !== undefined && { cardNumber: paymentMethod.cardNumber }),
    refuseDouble: preventsDoubleTransactions(terminal) && !hold,
    reserve: async (tx) => {
      await takeRequest(tx, call, whole);
      if (consentID) await takeConsent(tx, whole, consentID);
      if (hold) await takeHold(tx, call, hold, 'initialJ5TransactionID');
    },
  };
}
