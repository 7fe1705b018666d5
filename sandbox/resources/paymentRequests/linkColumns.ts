import type { BodyOf } from '#contract/entities/callTypes.ts';
import { splitVat, toAgorot } from '#contract/money.ts';
import { splitPayments } from '#contract/rules/installments.ts';
import { onlySavesCard } from '#contract/rules/link.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { DealDetails, InstallmentDetails } from '#sandbox/core/objects/stored.ts';
import type { PaymentPageOptions } from '#sandbox/db/schema/paymentRequest.ts';
import { vatOf } from '#sandbox/domain/money/amounts.ts';
import { dealOf, withoutEmpty } from '#sandbox/domain/money/deal.ts';
import { invoiceColumns, requireInvoiceable } from '#sandbox/domain/money/invoice.ts';
import type { Terminal } from '#sandbox/domain/ownTerminal.ts';
import { dueDateOf } from './dueDate.ts';

type Request = Omit<BodyOf<'billingRequests.create'>, 'billingSchedule' | 'transactionAmount'>;

/** Options of the payer's page, as far as they are given. */
function pageOptionsOf(request: Request): PaymentPageOptions {
  const { minInstallments, maxInstallments, minCreditInstallments, maxCreditInstallments } =
    request.installmentDetails ?? {};
  return withoutEmpty({
    allowInstallments: request.allowInstallments,
    allowCredit: request.allowCredit,
    allowImmediate: request.allowImmediate,
    hidePhone: request.hidePhone,
    hideEmail: request.hideEmail,
    hideNationalID: request.hideNationalID,
    showAuthCode: request.showAuthCode,
    minInstallments,
    maxInstallments,
    minCreditInstallments,
    maxCreditInstallments,
    additionalFields: request.additionalFields,
  });
}

/** The payments that the page begins with; equal ones where the request says their number alone. */
function planOf({ installmentDetails: asked }: Request, total: number): InstallmentDetails | null {
  const number = asked?.numberOfPayments ?? 1;
  if (number === 1 || total === 0) return null;
  if (!asked?.initialPaymentAmount) return splitPayments(total, number);
  return {
    numberOfPayments: number,
    initialPaymentAmount: toAgorot(asked.initialPaymentAmount),
    installmentPaymentAmount: toAgorot(asked.installmentPaymentAmount ?? 0),
    totalAmount: total,
  };
}

/**
 * What a link has of the request that makes or changes it.
 * @param standing the deal of a link that is changed
 * @throws ApiError 400 that names the field, 404 for a customer or an item that is not the merchant's
 */
export async function linkColumns(
  call: Call,
  terminal: Terminal,
  request: Request,
  standing: DealDetails | null = null,
) {
  requireInvoiceable(request);
  const currency = request.currency ?? 'ILS';
  const vatRate = request.vatRate ?? terminal.vatRate;
  const deal = await dealOf(call, request.dealDetails, { currency, vatRate, payer: null, standing });
  const paymentRequestAmount = toAgorot(request.paymentRequestAmount ?? 0);
  const plan = planOf(request, paymentRequestAmount);
  return {
    ...deal,
    ...invoiceColumns(request),
    ...(paymentRequestAmount === 0
      ? splitVat(0, vatRate)
      : vatOf(paymentRequestAmount, request, { vatRate, lines: deal.dealDetails.items ?? [] })),
    currency,
    paymentRequestAmount,
    discountTotal: toAgorot(request.discountTotal ?? 0),
    netDiscountTotal: toAgorot(request.netDiscountTotal ?? 0),
    dueDate: dueDateOf(request.dueDate, call.context.clock.now()),
    isRefund: request.isRefund === true,
    userAmount: request.userAmount === true,
    onlyAddCard: onlySavesCard({ ...request, paymentRequestAmount }),
    jDealType: request.jDealType ?? ('J4' as const),
    transactionType: request.transactionType ?? (plan ? ('installments' as const) : ('regularDeal' as const)),
    installmentDetails: plan,
    numberOfPayments: plan?.numberOfPayments ?? null,
    redirectUrl: request.redirectUrl || null,
    requestSubject: request.requestSubject || null,
    fromAddress: request.fromAddress || null,
    language: request.language || null,
    cardOwnerNationalID: request.cardOwnerNationalID || null,
    pageOptions: pageOptionsOf(request),
    origin: request.origin || null,
    extension: request.extension ?? null,
  };
}

export type LinkColumns = Awaited<ReturnType<typeof linkColumns>>;
