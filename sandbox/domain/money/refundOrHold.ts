import { blockRequest, checkRequest, refundRequest } from '#contract/entities/transactionRequest.ts';
import { invalid } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Call } from '#sandbox/core/call.ts';
import { invoiceColumns, requireInvoiceable } from './invoice.ts';
import { type Order, orderOf, requireJDealType, preventsDoubleTransactions } from './order.ts';
import type { Payment } from './payment/payment.ts';
import { payingTerminal } from './terminal.ts';

function paymentOf({ row, paymentMethod }: Order, refuseDouble: boolean): Payment {
  return { row, ...(paymentMethod.cardNumber !== undefined && { cardNumber: paymentMethod.cardNumber }), refuseDouble };
}

/** Judges a request to check a card (docs/wire.md §3.5 K): no money moves. @throws ApiError as `prepareCharge` */
export async function prepareCheck(call: Call): Promise<Payment> {
  const body = await readBody(call, checkRequest);
  requireJDealType(body.jDealType, 'J2');
  const terminal = await payingTerminal(call, body.terminalID);
  const asked = { ...body, transactionType: 'regularDeal' as const };
  return paymentOf(await orderOf(call, terminal, asked, { jDealType: 'J2', isRefund: false }), false);
}

/** Judges a request to hold an amount (docs/wire.md §3.5 B); regular deals only. @throws ApiError as `prepareCharge` */
export async function prepareHold(call: Call): Promise<Payment> {
  const body = await readBody(call, blockRequest);
  requireJDealType(body.jDealType, 'J5');
  if (body.transactionType && body.transactionType !== 'regularDeal') {
    throw invalid([{ code: 'transactionType', description: 'Invalid' }]);
  }
  const terminal = await payingTerminal(call, body.terminalID);
  const order = await orderOf(call, terminal, body, { jDealType: 'J5', isRefund: false });
  return paymentOf(order, preventsDoubleTransactions(terminal));
}

/** Judges a request to give money to a card, with no earlier deal named (docs/wire.md §3.5 F). @throws ApiError as `prepareCharge` */
export async function prepareRefund(call: Call): Promise<Payment> {
  const body = await readBody(call, refundRequest);
  requireJDealType(body.jDealType, 'J4');
  requireInvoiceable(body);
  const terminal = await payingTerminal(call, body.terminalID);
  const order = await orderOf(call, terminal, body, { jDealType: 'J4', isRefund: true });
  return paymentOf({ ...order, row: { ...order.row, ...invoiceColumns(body) } }, preventsDoubleTransactions(terminal));
}
