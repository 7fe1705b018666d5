import type { attempts as hebrew } from './attempts.he.ts';
import type { CatalogueShape } from './shape.ts';

export const attempts = {
  attempt: {
    sent: 'Sent at %{time}; no answer came.',
    action: {
      create: 'Charge',
      block: 'Hold on a card',
      check: 'Card check',
      refund: 'Refund',
      chargeback: 'Refund of a transaction',
      selectJ5: 'Charge of a held amount',
      createBillingTransaction: 'Charge of a billing deal',
    },
    lost: 'No answer came from the server',
    checking: 'Checking whether the transaction was made…',
    found: 'The transaction was made. Do not send it again.',
    refused: 'The transaction was refused.',
    notFound: 'The transaction was not made. You can send it again; it will happen once only.',
    unknown: 'It is not known yet whether the transaction was made. Do not send it again until it is.',
    check: 'Check again',
    open: 'Open the transaction',
    goOn: 'Continue',
  },
} as const satisfies CatalogueShape<typeof hebrew>;
