import type { CatalogueShape } from './shape.ts';
import type { waiting as hebrew } from './waiting.he.ts';

export const waiting = {
  waiting: {
    label: 'What waits',
    labelCount: 'What waits: one thing |||| What waits: %{count} things',
    looking: '%{business}: looking for what waits…',
    things: '%{business}: one thing waits |||| %{business}: %{count} things wait',
    nothing: '%{business}: nothing waits',
    unknown: '%{business}: what waits is not known',
    failed: 'Not everything could be looked up.',
    andOthers: '%{names} and one more |||| %{names} and %{count} more',
    urgency: { danger: 'Urgent', warning: 'Worth a look', coming: 'Good to know' },
    failedCharges: 'One charge has failed since %{since} |||| %{count} charges have failed since %{since}',
    untransmitted:
      'One transaction has not been transmitted since yesterday |||| %{count} transactions have not been transmitted since yesterday',
    failedDeals: 'The charge of one billing deal has failed |||| The charges of %{count} billing deals have failed',
    expiredCards: 'The card of one billing deal has expired |||| The cards of %{count} billing deals have expired',
    expiringCards:
      'The card of one billing deal expires next month |||| The cards of %{count} billing deals expire next month',
    overdueRequests: 'One payment request is overdue |||| %{count} payment requests are overdue',
    undelivered: 'One document was not delivered |||| %{count} documents were not delivered',
    comingCharges:
      'One charge of billing deals in the next 14 days |||| %{count} charges of billing deals in the next 14 days',
    act: {
      oneByOne: 'Go through them',
      transmit: 'Transmit now',
      charge: 'Charge all again',
      newCard: 'New card, one by one',
      extend: 'New last day, one by one',
      send: 'Send all again',
    },
  },
} as const satisfies CatalogueShape<typeof hebrew>;
