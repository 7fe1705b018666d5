import type { BillingDealRequest, InvoiceOnlyDealRequest } from '#contract/entities/billingDealRequest.ts';
import { toAgorot } from '#contract/money.ts';
import { type Schedule } from '#contract/rules/schedule.ts';
import { invalid } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { BillingSchedule } from '#sandbox/core/objects/stored.ts';
import { vatOf } from '#sandbox/domain/money/amounts.ts';
import { dealOf, withoutEmpty } from '#sandbox/domain/money/deal.ts';
import { invoiceColumns, requireInvoiceable } from '#sandbox/domain/money/invoice.ts';
import { storedPayments } from '#sandbox/domain/money/paymentLines.ts';
import type { Terminal } from '#sandbox/domain/ownTerminal.ts';
import { invoiceOnlyPayer, payerOf } from './payer.ts';

/** What every request of a deal has, whatever it is charged to. */
type DealRequest = Omit<InvoiceOnlyDealRequest, 'paymentDetails'>;

/** A schedule as it is kept: what its types do not use is absent. */
export function storedSchedule(schedule: Schedule): BillingSchedule {
  const { repeatPeriodType, repeatPeriod, startAtType, startAt, endAtType, endAt, endAtNumberOfPayments } = schedule;
  return {
    repeatPeriodType,
    repeatPeriod: repeatPeriod ?? 1,
    startAtType,
    endAtType,
    ...withoutEmpty({ startAt: startAt?.slice(0, 10), endAt: endAt?.slice(0, 10), endAtNumberOfPayments }),
  };
}

/** Amount, VAT and customer of a deal, judged. @throws ApiError 400 that names the field, 404 for who is not there */
async function orderColumns(call: Call, terminal: Terminal, request: DealRequest) {
  const currency = request.currency ?? 'ILS';
  const vatRate = request.vatRate ?? terminal.vatRate;
  const transactionAmount = toAgorot(request.transactionAmount);
  if (!request.dealDetails?.consumerID) throw invalid([{ code: 'dealDetails.consumerID', description: 'Required' }]);
  const deal = await dealOf(call, request.dealDetails, { currency, vatRate, payer: null });
  const vat = vatOf(transactionAmount, request, { vatRate, lines: deal.dealDetails.items ?? [] });
  return { currency, transactionAmount, ...vat, ...deal };
}

/** The columns of a deal that is charged to a card or an account. @param kept the card it is charged to already */
export async function chargedDealValues(
  call: Call,
  terminal: Terminal,
  request: BillingDealRequest,
  kept: string | null,
) {
  requireInvoiceable(request);
  const order = await orderColumns(call, terminal, request);
  return {
    ...order,
    ...(await payerOf(call, request, order.consumerID ?? '', kept)),
    ...invoiceColumns(request),
    paymentDetails: null,
  };
}

// spec gap: what a deal that only issues documents issues when it does not say so.
const plainInvoice = { invoiceType: 'invoice' } as const;

/** The columns of a deal that only issues documents; these are in ILS. */
export async function invoiceOnlyValues(call: Call, terminal: Terminal, request: InvoiceOnlyDealRequest) {
  if (request.currency && request.currency !== 'ILS')
    throw invalid([{ code: 'currency', description: 'OnlyIlsInvoices' }]);
  const order = await orderColumns(call, terminal, request);
  const { invoiceDetails: asked } = invoiceColumns({ ...request, issueInvoice: true });
  const invoiceDetails = asked ?? { ...withoutEmpty(request.invoiceDetails ?? {}), ...plainInvoice, sendCCTo: [] };
  const payments = storedPayments(request.paymentDetails, invoiceDetails.invoiceType, order.transactionAmount);
  return {
    ...order,
    ...invoiceOnlyPayer,
    issueInvoice: true,
    invoiceDetails,
    paymentDetails: payments.length > 0 ? payments : null,
  };
}
