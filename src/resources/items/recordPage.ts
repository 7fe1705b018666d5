import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { RecordPageDeclaration } from '#src/record/declaration.ts';

/** An item of the catalogue: what it is called and costs. */
export const recordPage: RecordPageDeclaration<RecordOf<'items'>> = {
  title: 'itemName',
  amount: { field: 'price', zero: true },
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
