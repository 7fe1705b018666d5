import { isObject, type Row } from '#contract/envelope.ts';
import { formatMoney } from '#src/ui/money.ts';
import { emptyLine, type LineValues } from './lineValues.ts';

/** A decimal of the wire as a form holds it; empty for what is no number. */
export const amountText = (value: unknown) => (typeof value === 'number' ? formatMoney(value).replaceAll(',', '') : '');

/** An item of the catalogue as a line of a deal. */
export function lineOf(item: Row): LineValues {
  return {
    ...emptyLine,
    itemID: typeof item.itemID === 'string' ? item.itemID : '',
    itemName: typeof item.itemName === 'string' ? item.itemName : '',
    price: amountText(item.price),
    withoutVat: item.vatExempt === true,
  };
}

/** The lines of a deal, as they were. */
export function linesOf({ items }: Row): LineValues[] {
  return (Array.isArray(items) ? items : []).filter(isObject).map((item) => ({
    ...lineOf(item),
    quantity: typeof item.quantity === 'number' ? String(item.quantity) : '1',
    discount: item.discount ? amountText(item.discount) : '',
    withoutVat: item.withoutVat === true,
  }));
}
