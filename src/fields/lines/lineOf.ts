import type { Row } from '#contract/envelope.ts';
import { formatMoney } from '#src/ui/money.ts';
import { emptyLine, type LineValues } from './lineValues.ts';

/** An item of the catalogue as a line of a deal. */
export function lineOf(item: Row): LineValues {
  return {
    ...emptyLine,
    itemID: typeof item.itemID === 'string' ? item.itemID : '',
    itemName: typeof item.itemName === 'string' ? item.itemName : '',
    price: typeof item.price === 'number' ? formatMoney(item.price).replaceAll(',', '') : '',
    withoutVat: item.vatExempt === true,
  };
}
