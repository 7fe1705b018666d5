import type { dealFacts as hebrew } from './dealFacts.he.ts';
import type { CatalogueShape } from './shape.ts';

/** Words of what deals, transactions and documents say alike. */
export const dealFacts = {
  dealFact: {
    payer: 'Customer',
    subject: 'Description',
    amount: 'Amount',
    vat: 'Includes %{rate} VAT: %{amount}',
    paymentMethod: 'Payment method',
  },
} as const satisfies CatalogueShape<typeof hebrew>;
