import type { attempts as hebrew } from './attempts.he.ts';
import type { CatalogueShape } from './shape.ts';

export const attempts = {
  attempt: {
    sent: 'The request was sent at %{time}. No response was received.',
    action: {
      create: 'Charge',
      block: 'Hold (J5)',
      check: 'Card check',
      refund: 'Refund',
      chargeback: 'Refund of a transaction',
      selectJ5: 'Charge J5 hold',
      createBillingTransaction: 'Charge of a billing deal',
    },
    lost: 'No response was received',
    checking: 'Checking whether the transaction was made…',
    found: 'The transaction was made. Do not send it again.',
    refused: 'The transaction was declined.',
    notFound: 'The transaction was not made. It can be sent again; it will happen once only.',
    notSeen: 'No such transaction was found. Look in the list of transactions before sending it again.',
    unknown:
      'It is not known whether the transaction was made. Look for it in the list of transactions before sending it again.',
    check: 'Check again',
    look: 'Look in the list',
    isThere: 'It is in the list',
    isNotThere: 'It is not in the list',
    open: 'Open the transaction',
    goOn: 'Continue',
  },
} as const satisfies CatalogueShape<typeof hebrew>;
