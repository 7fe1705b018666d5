import type { CatalogueShape } from './shape.ts';
import type { till as hebrew } from './till.he.ts';

export const till = {
  till: {
    print: 'Print or save as PDF',
    asOf: 'As of',
    none: 'There were no charges or refunds on this day.',
    noSolek: 'Unknown',
    day: { label: 'Day to close', today: 'Today', yesterday: 'Yesterday', other: 'Another day' },
    head: { kind: 'Breakdown', charges: 'Charges', refunds: 'Refunds', sum: 'Total' },
    by: {
      all: 'The whole day',
      paymentType: 'By payment method',
      transactionType: 'By credit type',
      solek: 'Cards by acquirer',
      hour: 'By hour',
    },
    uncounted: {
      label: 'Not in the totals',
      failed: 'One transaction failed |||| %{count} transactions failed',
      canceled: 'One transaction was canceled |||| %{count} transactions were canceled',
      holds: 'One hold was not charged |||| %{count} holds were not charged',
    },
    standing: {
      transmitted: 'Transmitted on this day',
      elsewhere: 'Transmitted, not on this day',
      refundedSince: 'Refunded since',
      underWay: 'Being transmitted',
      waiting: 'Waiting for transmission',
    },
    transmission: {
      title: 'Against the transmissions',
      text: 'Only card transactions are transmitted; bank transfers are collected by Masav files.',
      agreed: 'Everything taken by card on this day was transmitted, and the transmissions agree.',
      differences: 'Differences',
      standing: 'Card transactions by state of transmission',
      table: 'Transmissions of the day',
      none: 'There was no transmission on this day.',
      number: 'Transmission',
      time: 'Time',
      state: 'State',
      sent: 'Transmitted',
      failed: 'Failed',
    },
    difference: {
      waiting:
        'One transaction, %{amount}, was not transmitted. |||| %{count} transactions, %{amount}, were not transmitted.',
      underWay:
        'One transaction, %{amount}, is being transmitted. |||| %{count} transactions, %{amount}, are being transmitted.',
      failed:
        'The transmission of one transaction, %{amount}, failed; it is in no total. |||| The transmission of %{count} transactions, %{amount}, failed; they are in no total.',
      elsewhere:
        'One transaction, %{amount}, was transmitted, but not on this day. |||| %{count} transactions, %{amount}, were transmitted, but not on this day.',
      refundedSince:
        'One transaction, %{amount}, was refunded since and is in none of the day’s transmissions. |||| %{count} transactions, %{amount}, were refunded since and are in none of the day’s transmissions.',
      ofOtherDays:
        'The day’s transmissions also contain one transaction of another day, %{amount}. |||| The day’s transmissions also contain %{count} transactions of other days, %{amount}.',
      saysOtherwise:
        'Transmission %{number} is recorded with %{saidCount} transactions, %{saidAmount}; its list has %{count}, %{amount}.',
      notSent: 'Transmission %{number} failed: %{count} transactions, %{amount}.',
    },
  },
} as const satisfies CatalogueShape<typeof hebrew>;
