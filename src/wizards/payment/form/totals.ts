import { lineGross, percentageOf, splitVat, toAgorot, totalsOfLines } from '#contract/money.ts';
import type { DealTotals, LineAmounts } from '#contract/money.ts';
import type { LineValues, PaymentValues } from './paymentForm.ts';

/** A number as typed; what is none is 0. */
export const numberOf = (text: string) => Number(text) || 0;
/** Agorot of an amount as typed; what is none is 0. */
export const agorotOf = (text: string) => toAgorot(text) || 0;

/** A line in agorot; a discount in percent is taken off price × quantity. */
export function amountsOf(line: LineValues): LineAmounts {
  const parts = { price: agorotOf(line.price), quantity: numberOf(line.quantity) };
  const discount =
    line.discountUnit === 'percent' ? percentageOf(lineGross(parts), numberOf(line.discount)) : agorotOf(line.discount);
  return { ...parts, discount, withoutVat: line.withoutVat };
}

/** What the deal comes to, in agorot: its lines, or the amount that was typed. */
export function totalsOf(
  {
    dealDetails,
    transactionAmount,
    withoutVat,
  }: Pick<PaymentValues, 'dealDetails' | 'transactionAmount' | 'withoutVat'>,
  vatRate: number,
): DealTotals {
  if (dealDetails.items.length > 0) return totalsOfLines(dealDetails.items.map(amountsOf), vatRate);
  const amount = agorotOf(transactionAmount);
  return { amount, ...splitVat(amount, withoutVat ? 0 : vatRate), discountTotal: 0, netDiscountTotal: 0 };
}
