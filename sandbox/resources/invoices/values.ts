import { bearsVat } from '#contract/documentKinds.ts';
import type { InvoiceRequest } from '#contract/entities/invoiceRequest.ts';
import { splitVat, toAgorot } from '#contract/money.ts';
import { customerFaults } from '#contract/rules/invoiceCustomer.ts';
import { fault } from '#contract/rules/fault.ts';
import { invalid } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { InvoiceDetails } from '#sandbox/core/objects/stored.ts';
import type { DocumentOrder } from '#sandbox/domain/invoicing/issue.ts';
import { paymentsOf, vatOf } from '#sandbox/domain/money/amounts.ts';
import { consumerKeys, pick } from '#sandbox/domain/money/columns.ts';
import { dealOf, withoutEmpty } from '#sandbox/domain/money/deal.ts';
import { storedPayments } from '#sandbox/domain/money/paymentLines.ts';
import type { Terminal } from '#sandbox/domain/ownTerminal.ts';

/** The type, and what else the document says of itself; its number is never the request's. */
function detailsOf(
  { invoiceDetails }: InvoiceRequest,
  { defaultInvoiceType }: Pick<Terminal, 'defaultInvoiceType'>,
): InvoiceDetails {
  const { invoiceType, invoiceNumber: _, sendCCTo, ...rest } = invoiceDetails ?? {};
  const kind = invoiceType ?? defaultInvoiceType;
  return {
    ...withoutEmpty(rest),
    invoiceType: kind,
    ...(sendCCTo && { sendCCTo: sendCCTo.filter((one) => one !== null) }),
    ...(kind === 'receiptForDonation' && { donation: true }),
  };
}

/** @throws ApiError 400 where the installments come to another sum than the document, in agorot */
function requireSums(amount: number, { installmentDetails }: InvoiceRequest): void {
  const total = installmentDetails?.totalAmount;
  if (typeof total !== 'number' || toAgorot(total) === amount) return;
  const description = fault('InstallmentsMustEqualTotal').key;
  throw invalid([{ code: 'installmentDetails.totalAmount', description }]);
}

/**
 * The document that a request asks for, judged by the rules of spec §5 before anything is kept.
 * @throws ApiError 400 that names the field, 404 for a customer or an item that the merchant does not have
 */
export async function invoiceOrder(call: Call, terminal: Terminal, request: InvoiceRequest): Promise<DocumentOrder> {
  if (request.currency && request.currency !== 'ILS') {
    throw invalid([{ code: 'currency', description: 'OnlyIlsInvoices' }]);
  }
  const invoiceDetails = detailsOf(request, terminal);
  const { invoiceType } = invoiceDetails;
  const isTaxed = bearsVat(invoiceType);
  const vatRate = isTaxed ? (request.vatRate ?? terminal.vatRate) : 0;
  const deal = await dealOf(call, request.dealDetails, { currency: 'ILS', vatRate, payer: null });
  const faults = customerFaults(invoiceType, deal.dealDetails);
  if (faults.length > 0) {
    throw invalid(faults.map(({ field, fault: { key } }) => ({ code: `dealDetails.${field}`, description: key })));
  }
  const amount = toAgorot(request.invoiceAmount);
  const lines = deal.dealDetails.items ?? [];
  requireSums(amount, request);
  return {
    ...pick(deal, consumerKeys),
    ...(isTaxed ? vatOf(amount, request, { vatRate, lines }) : splitVat(amount, 0)),
    currency: 'ILS',
    invoiceDetails,
    invoiceAmount: amount,
    dealDetails: deal.dealDetails,
    transactionType: request.transactionType ?? null,
    installmentDetails: request.installmentDetails ? paymentsOf(amount, request.installmentDetails) : null,
    paymentDetails: storedPayments(request.paymentDetails, invoiceType, amount),
    paymentTransactionID: null,
    billingDealID: null,
  };
}
