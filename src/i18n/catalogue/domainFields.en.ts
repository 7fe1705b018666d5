import type { domainFields as hebrew } from './domainFields.he.ts';
import type { CatalogueShape } from './shape.ts';

/** Words of `src/fields`, which every area with a form of them begins with. */
export const domainFields = {
  customerField: {
    search: 'Find a customer',
    searchHelp: 'By name, phone, email or national ID. It is also possible to go on without a customer.',
    lastCharged: 'Recently charged',
    new: 'New customer',
    searchInstead: 'Back to the search',
    change: 'Change customer',
    name: 'Customer name',
    email: 'Email',
    phone: 'Phone',
    nationalID: 'National ID',
  },
  linesField: {
    title: 'Items',
    line: 'Line %{number}',
    search: 'Add an item from the catalogue',
    addFree: 'Add a custom line',
    name: 'Item name',
    price: 'Unit price',
    quantity: 'Quantity',
    discount: 'Discount',
    discountUnit: 'Discount type',
    withoutVat: 'VAT exempt',
    amount: 'Amount of the line:',
    remove: 'Remove %{line}',
  },
  totalsField: { discountTotal: 'Discount', netTotal: 'Before VAT', vatTotal: 'VAT', total: 'Total' },
  cardField: {
    number: 'Card number',
    expiry: 'Expiry',
    cvc: 'Security code (CVV)',
    owner: 'Cardholder name',
    ownerID: "Cardholder's national ID",
    savedCards: 'Saved cards of the customer',
    expired: 'expired',
  },
  bankField: {
    bank: 'Bank',
    choose: 'Choose a bank',
    branch: 'Branch',
    account: 'Account number',
    none: 'No bank account',
  },
  installmentsField: {
    count: 'Number of payments',
    countHelp: 'From %{min} to %{max}.',
    first: 'First payment',
    firstHelp: 'Empty: equal payments.',
    firstPayment: 'First payment:',
    furtherPayments: 'and one more of |||| and %{smart_count} more of',
  },
  invoiceField: {
    issue: 'Issue an invoice',
    type: 'Document type',
    subject: 'Subject',
    copies: 'Copies by email',
    copiesHelp: 'Separate addresses with commas.',
  },
} as const satisfies CatalogueShape<typeof hebrew>;
