import { attempts } from './attempts.en.ts';
import { dealFacts } from './dealFacts.en.ts';
import { inputs } from './inputs.en.ts';
import type { CatalogueShape } from './shape.ts';
import type { transactions as hebrew } from './transactions.he.ts';

export const transactions = {
  ...inputs,
  ...attempts,
  ...dealFacts,
  transaction: {
    paymentsLabel: 'Credit type',
    payments: 'One installment |||| %{smart_count} installments',
    paymentParts: 'First %{first}, then one of %{further} |||| First %{first}, then %{smart_count} of %{further}',
    kind: 'Transaction type',
    when: 'Time',
    document: 'Document',
    billingDeal: 'Billing deal',
    paymentRequest: 'Payment request',
    paymentIntent: 'Payment link',
    initial: 'Original transaction',
    clearing: 'Card and clearing',
    next: {
      label: 'Next step',
      hold: 'The J5 hold can be charged until %{time}',
      transmission: 'Awaits transmission to the card companies',
      refund: 'Up to %{amount} can be refunded',
    },
    followUps: 'Related transactions',
    refused: 'The transaction was declined',
    returned: 'The bank returned the charge',
    returnedFile: 'Go to Masav file %{id}',
    code: 'Code',
    heldUntil: 'The amount is held until %{time}. A hold cannot be canceled; unless it is charged, it ends by itself.',
    holdExpired: 'The hold ended at %{time}.',
    refunded: 'Amount refunded',
    left: 'Left to refund',
    credit: {
      missing: 'A refund of this transaction has no credit document yet. The transaction has %{document}.',
      action: 'Issue credit',
      title: 'Issue the credit document',
      text: 'A credit document of %{amount} is issued. An issued document cannot be deleted.',
      next: 'The next step: issue the credit for %{document}.',
    },
    transmit: {
      action: 'Transmit',
      title: 'Transmit the transaction',
      text: 'The transaction of %{amount} is transmitted to the card companies now. Afterwards it can be refunded, but not canceled.',
      textOfRefund:
        'The refund of %{amount} is transmitted to the card companies now. Afterwards it cannot be canceled.',
      all: 'Transmit all transactions',
      titleOfMany: 'Transmit one transaction? |||| Transmit %{count} transactions?',
      textOfMany: 'They are transmitted to the card companies now. Afterwards they can be refunded, but not canceled.',
      hindrance: { MovedOn: 'Has changed meanwhile', NotInThisState: 'The transaction does not await transmission' },
    },
    cancel: {
      action: 'Cancel transaction',
      title: 'Cancel the transaction',
      text: 'The transaction of %{amount} is canceled and will not be transmitted. The customer is not charged; this cannot be undone.',
      textOfRefund:
        'The refund of %{amount} is canceled and will not be transmitted. The customer does not get the amount; this cannot be undone.',
      refuse: 'Keep the transaction',
    },
    chargeback: {
      action: 'Refund',
      title: 'Refund the transaction',
      text: 'The amount goes back to the card that paid. Transaction: %{amount}, amount refunded: %{refunded}.',
      amount: 'Amount to refund',
      left: 'Left to refund: %{left}',
      tooMuch: 'More than is left to refund, %{left}',
      send: 'Refund %{amount}',
      sendNothing: 'Refund',
      done: 'Refund made: %{amount}',
    },
    selectJ5: {
      action: 'Charge J5 hold',
      title: 'Charge J5 hold',
      text: 'The card is charged %{amount}, the whole amount held, in a new transaction.',
      done: 'Charge made: %{amount}',
    },
    settle: {
      action: 'Charge part of J5 hold',
      title: 'Charge part of the J5 hold',
      text: '%{amount} is held. It is charged once, and the rest of the hold is released.',
      amount: 'Amount to charge',
      left: 'At most: %{left}',
      tooMuch: 'More than is held, %{left}',
      send: 'Charge %{amount}',
      sendNothing: 'Charge',
    },
    invoice: {
      action: 'Issue invoice',
      title: 'Issue an invoice',
      text: 'An invoice for the transaction of %{amount} is issued. An issued invoice cannot be deleted.',
    },
    slip: {
      action: 'Send slip',
      title: 'Send the slip by email',
      email: 'Email',
      send: 'Send',
      done: 'The slip was sent to %{email}',
    },
  },
} as const satisfies CatalogueShape<typeof hebrew>;
