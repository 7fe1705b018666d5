import type { DraftOf } from '#contract/entities/callTypes.ts';
import type { DealRequest } from '#contract/entities/requestParts.ts';
import type { Row } from '#contract/envelope.ts';
import { toDecimal } from '#contract/money.ts';
import { customerOf, type CustomerValues } from '#src/fields/customer/customerValues.ts';
import { linesOf } from '#src/fields/lines/lineOf.ts';
import type { LineValues } from '#src/fields/lines/lineValues.ts';
import { toLine, totalsOf, type AmountValues } from '#src/fields/lines/totals.ts';
import { textOf } from '#src/forms/formTexts.ts';
import { filled, toNumber } from '#src/fields/wireValues.ts';

/** Who buys what, under the names of a request. */
export interface DealDetailsValues extends CustomerValues {
  dealDescription: string;
  dealReference: string;
  items: LineValues[];
}

/** Who bought what, as a form holds it. @param details of a deal as the server has it */
export function dealDetailsOf(details: Row): DealDetailsValues {
  return {
    ...customerOf(details),
    dealDescription: textOf(details.dealDescription),
    dealReference: textOf(details.dealReference),
    items: linesOf(details),
  };
}

/** The deal as it travels; undefined where nothing of it is filled in. */
export function toDeal({ items, ...deal }: DealDetailsValues, currency: string): DraftOf<DealRequest> | undefined {
  const body = filled<DraftOf<DealRequest>>(deal);
  if (items.length === 0) return Object.keys(body).length > 0 ? body : undefined;
  return { ...body, items: items.map((line) => toLine(line, currency)) };
}

/**
 * Amount, VAT and discounts in decimals. An amount that was typed travels as it is, for the rules to judge.
 * @param vatRate undefined: the terminal does not say it, and the server knows it
 */
export function toAmounts(values: AmountValues, vatRate: number | undefined) {
  const totals = totalsOf(values, vatRate ?? 0);
  const { amount, discountTotal, netDiscountTotal } = totals;
  const hasLines = values.dealDetails.items.length > 0;
  const vat = {
    vatRate: totals.vatRate,
    vatTotal: toDecimal(totals.vatTotal),
    netTotal: toDecimal(totals.netTotal),
  };
  return {
    total: amount,
    transactionAmount: hasLines ? toDecimal(amount) : toNumber(values.transactionAmount),
    vat: vatRate === undefined && !values.withoutVat ? {} : vat,
    discounts:
      discountTotal > 0
        ? { discountTotal: toDecimal(discountTotal), netDiscountTotal: toDecimal(netDiscountTotal) }
        : {},
  };
}
