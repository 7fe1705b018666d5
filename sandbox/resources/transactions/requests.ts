import { blockRequest, checkRequest, refundRequest } from '#contract/entities/transactionRequest.ts';
import { invalid } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Call } from '#sandbox/core/call.ts';
import { invoiceColumns, requireInvoiceable } from '#sandbox/domain/money/invoice.ts';
import { type Order, orderOf, requireJDealType, watchesForDoubles } from '#sandbox/domain/money/order.ts';
import { moneyCall } from '#sandbox/domain/money/payment/pay.ts';
import type { Payment } from '#sandbox/domain/money/payment/payment.ts';
import { payingTerminal } from '#sandbox/domain/money/terminal.ts';

function paymentOf({ row, paymentMethod }: Order, refuseDouble: boolean): Payment {
  return { row, ...(paymentMethod.cardNumber !== undefined && { cardNumber: paymentMethod.cardNumber }), refuseDouble };
}

/** POST /api/transactions/checking: is the card good? No money moves (docs/wire.md §3.5 K). */
export const checkCard = moneyCall(async (call: Call) => {
  const body = await readBody(call, checkRequest);
  requireJDealType(body.jDealType, 'J2');
  const terminal = await payingTerminal(call, body.terminalID);
  const asked = { ...body, transactionType: 'regularDeal' as const };
  return paymentOf(await orderOf(call, terminal, asked, { jDealType: 'J2', isRefund: false }), false);
});

/** POST /api/transactions/blocking: holds an amount for a day (docs/wire.md §3.5 B); regular deals only. */
export const blockAmount = moneyCall(async (call: Call) => {
  const body = await readBody(call, blockRequest);
  requireJDealType(body.jDealType, 'J5');
  if (body.transactionType && body.transactionType !== 'regularDeal') {
    throw invalid([{ code: 'transactionType', description: 'Invalid' }]);
  }
  const terminal = await payingTerminal(call, body.terminalID);
  const order = await orderOf(call, terminal, body, { jDealType: 'J5', isRefund: false });
  return paymentOf(order, watchesForDoubles(terminal));
});

/** POST /api/transactions/refund: money to a card, with no earlier deal named (docs/wire.md §3.5 F). */
export const refundCard = moneyCall(async (call: Call) => {
  const body = await readBody(call, refundRequest);
  requireJDealType(body.jDealType, 'J4');
  requireInvoiceable(body);
  const terminal = await payingTerminal(call, body.terminalID);
  const order = await orderOf(call, terminal, body, { jDealType: 'J4', isRefund: true });
  return paymentOf({ ...order, row: { ...order.row, ...invoiceColumns(body) } }, watchesForDoubles(terminal));
});
