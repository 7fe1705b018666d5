import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { RecordPageDeclaration } from '#src/record/declaration.ts';
import { lifeEvents } from '#src/record/timeline/lifeEvents.ts';

/** An item of the catalogue: what it is called and costs. */
export const recordPage: RecordPageDeclaration<RecordOf<'items'>> = {
  title: 'itemName',
  amount: { field: 'price', zero: true },
  happened: (item, words) => lifeEvents(item, { made: item.created }, words),
  facts: [
    { field: 'price', zero: true },
    'category',
    'sku',
    'vatExempt',
    'externalReference',
    'billingDesktopRefNumber',
    'woocommerceID',
    'ecwidID',
    'created',
  ],
};
