import {
  billingDealRequest,
  type InvoiceOnlyDealRequest,
  invoiceOnlyDealRequest,
} from '#contract/entities/billingDealRequest.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Answer, Call, Handler } from '#sandbox/core/call.ts';
import { named, operation } from '#sandbox/core/operation.ts';
import { bankWarning } from '#sandbox/domain/bankWarning.ts';
import { chargedDealValues, invoiceOnlyValues } from '#sandbox/domain/billing/dealValues.ts';
import { type DealValues, insertDeal } from '#sandbox/domain/billing/newDeal.ts';
import { requireCallOffered } from '#sandbox/domain/money/terminal.ts';
import { ownTerminal, type Terminal } from '#sandbox/domain/ownTerminal.ts';

async function createDeal(
  call: Call,
  request: Omit<InvoiceOnlyDealRequest, 'paymentDetails'>,
  valuesOf: (terminal: Terminal) => Promise<DealValues>,
): Promise<Answer> {
  const terminal = await ownTerminal(call.context.db, call, request.terminalID);
  requireCallOffered(terminal, 'billing.create');
  const values = await valuesOf(terminal);
  const { billingSchedule: schedule, origin } = request;
  const deal = await call.context.db.transaction((tx) =>
    insertDeal(tx, call, { terminal, values, schedule, origin: origin || null }),
  );
  call.context.totals.drop(call.caller.merchantID);
  const more = { ...named(deal.billingDealID, deal.version), ...bankWarning(call, deal) };
  return { status: 201, json: operation(call, 'CreatedSuccessfully', more) };
}

/** POST /api/billing: a deal charged to a saved card or an account (docs/wire.md §3.7). */
export const createBillingDeal: Handler = async (call) => {
  const request = await readBody(call, billingDealRequest);
  return createDeal(call, request, (terminal) => chargedDealValues(call, terminal, request, null));
};

/** POST /api/invoiceonlybilling: a deal that only issues documents. */
export const createInvoiceOnlyDeal: Handler = async (call) => {
  const request = await readBody(call, invoiceOnlyDealRequest);
  return createDeal(call, request, (terminal) => invoiceOnlyValues(call, terminal, request));
};
