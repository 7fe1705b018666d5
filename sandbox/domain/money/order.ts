import type { DealRequest, InstallmentRequest } from '#contract/entities/requestParts.ts';
import type { EnumValue } from '#contract/enums.ts';
import { israelDay } from '#contract/israelDay.ts';
import { toAgorot } from '#contract/money.ts';
import { ApiError, invalid } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import { paymentsOf, vatOf } from './amounts.ts';
import { rateOf } from './currencyRate.ts';
import { dealOf } from './deal.ts';
import type { TransactionInsert } from './payment/payment.ts';
import { type PaymentMethod, paymentMethodOf, type PaymentMethodRequest } from './paymentMethod.ts';
import { newRow } from './row.ts';
import type { PayingTerminal } from './terminal.ts';

type Maybe<Value> = Value | null | undefined;

/** What charge, hold, check and refund requests have in common; money in decimals. */
export interface OrderRequest extends PaymentMethodRequest {
  currency?: Maybe<EnumValue<'currency'>>;
  currencyRate?: Maybe<number>;
  dealDetails?: Maybe<DealRequest>;
  transactionType?: Maybe<EnumValue<'transactionType'>>;
  transactionAmount?: Maybe<number>;
  vatRate?: Maybe<number>;
  vatTotal?: Maybe<number>;
  netTotal?: Maybe<number>;
  discountTotal?: Maybe<number>;
  netDiscountTotal?: Maybe<number>;
  installmentDetails?: Maybe<InstallmentRequest>;
  connectionID?: Maybe<string>;
  extension?: unknown;
}

/** What the call itself says. */
export interface OrderKind {
  jDealType: EnumValue<'jDealType'>;
  isRefund: boolean;
}

export interface Order {
  row: TransactionInsert;
  paymentMethod: PaymentMethod;
}

/** The path decides how the processor is asked; a body that says otherwise is a mistake. @throws ApiError 400 */
export function requireJDealType(asked: Maybe<string>, expected: EnumValue<'jDealType'>): void {
  if (!asked || asked === expected) return;
  throw new ApiError(400, 'UnknownJDealType', {
    values: { type: asked },
    errors: [{ code: 'jDealType', description: 'UnknownJDealType', values: { type: asked } }],
  });
}

/** A saved card pays for its owner only. @throws ApiError 400 */
function requireOwner({ payer }: PaymentMethod, consumerID: Maybe<string>): void {
  if (!payer || !consumerID || consumerID.toLowerCase() === payer) return;
  throw invalid([{ code: 'creditCardToken', description: 'Invalid' }]);
}

const agorotOrNull = (decimal: Maybe<number>) => (typeof decimal === 'number' ? toAgorot(decimal) : null);

/** Discounts as sent, else the sum of the lines'. */
function discountsOf(asked: OrderRequest, items: readonly { discount: number; netDiscount: number }[]) {
  const sum = (of: (line: { discount: number; netDiscount: number }) => number) =>
    items.reduce((total, line) => total + of(line), 0);
  return {
    discountTotal: agorotOrNull(asked.discountTotal) ?? sum(({ discount }) => discount),
    netDiscountTotal: agorotOrNull(asked.netDiscountTotal) ?? sum(({ netDiscount }) => netDiscount),
  };
}

/**
 * The row of a request, judged by everything that does not depend on what other payments do.
 * @throws ApiError 400 that names the field, 404 for what the merchant does not have
 */
export async function orderOf(
  call: Call,
  terminal: PayingTerminal,
  asked: OrderRequest,
  { jDealType, isRefund }: OrderKind,
): Promise<Order> {
  const currency = asked.currency ?? 'ILS';
  const amount = toAgorot(asked.transactionAmount ?? 0);
  const paymentMethod = await paymentMethodOf(call, terminal, asked, { isCharge: !isRefund });
  requireOwner(paymentMethod, asked.dealDetails?.consumerID);
  const vatRate = asked.vatRate ?? terminal.vatRate;
  const deal = await dealOf(call, asked.dealDetails, { currency, vatRate, payer: paymentMethod.payer });
  const lines = deal.dealDetails.items ?? [];
  const today = israelDay(call.context.clock.now());
  const stored = paymentMethod.columns.creditCardToken === null ? 'regularDeal' : 'initialDeal';
  const row: TransactionInsert = {
    ...newRow(call, terminal),
    ...paymentMethod.columns,
    ...deal,
    transactionType: asked.transactionType ?? 'regularDeal',
    jDealType,
    specialTransactionType: isRefund ? 'refund' : stored,
    currency,
    currencyRate: await rateOf(call.context.db, currency, asked.currencyRate, today),
    transactionAmount: amount,
    ...paymentsOf(amount, asked.installmentDetails),
    ...vatOf(amount, asked, { vatRate: terminal.vatRate, lines }),
    ...discountsOf(asked, lines),
    connectionID: asked.connectionID || null,
    extension: asked.extension ?? null,
  };
  return { row, paymentMethod };
}

/** Whether the terminal watches for the same card and amount within minutes. */
export const preventsDoubleTransactions = ({ enabledFeatures }: PayingTerminal): boolean =>
  enabledFeatures.includes('PreventDoubleTansactions');
