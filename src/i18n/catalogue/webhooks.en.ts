import type { CatalogueShape } from './shape.ts';
import type { webhooks as hebrew } from './webhooks.he.ts';

export const webhooks = {
  webhook: {
    payload: 'Message content',
    copy: 'the message content',
    sentTo: 'Sent to',
    open: {
      PaymentTransaction: 'Open the transaction',
      BillingDeal: 'Open the billing deal',
      CreditCardTokenDetails: 'Open the saved card',
      Consumer: 'Open the customer',
      Invoice: 'Open the document',
    },
  },
} as const satisfies CatalogueShape<typeof hebrew>;
