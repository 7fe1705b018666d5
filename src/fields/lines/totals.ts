import type { DraftOf } from '#contract/entities/callTypes.ts';
import type { LineRequest } from '#contract/entities/requestParts.ts';
import { lineGross, percentageOf, splitVat, toAgorot, toDecimal, totalsOfLines } from '#contract/money.ts';
import type { DealTotals, LineAmounts } from '#contract/money.ts';
import { filled, toNumber } from '#src/fields/wireValues.ts';
import type { LineValues } from './lineValues.ts';

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

/** A form that comes to an amount, under the names of its request. */
export interface AmountValues {
  dealDetails: { items: readonly LineValues[] };
  /** Typed where there are no lines. */
  transactionAmount: string;
  /** That amount bears no VAT; lines say so themselves. */
  withoutVat: boolean;
}

/** What the deal comes to, in agorot: its lines, or the amount that was typed. */
export function totalsOf({ dealDetails, transactionAmount, withoutVat }: AmountValues, vatRate: number): DealTotals {
  if (dealDetails.items.length > 0) return totalsOfLines(dealDetails.items.map(amountsOf), vatRate);
  const amount = agorotOf(transactionAmount);
  return { amount, ...splitVat(amount, withoutVat ? 0 : vatRate), discountTotal: 0, netDiscountTotal: 0 };
}

/** A line as it travels. */
export function toLine(line: LineValues, currency: string): DraftOf<LineRequest> {
  const { discount } = amountsOf(line);
  return filled<DraftOf<LineRequest>>({
    itemID: line.itemID,
    itemName: line.itemName,
    currency,
    price: toNumber(line.price),
    quantity: toNumber(line.quantity),
    // An amount travels as it was typed, for the rules to judge.
    discount: line.discountUnit === 'percent' && line.discount !== '' ? toDecimal(discount) : toNumber(line.discount),
    withoutVat: line.withoutVat || undefined,
  });
}
