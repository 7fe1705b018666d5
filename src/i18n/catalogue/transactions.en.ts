import { attempts } from './attempts.en.ts';
import { inputs } from './inputs.en.ts';
import type { CatalogueShape } from './shape.ts';
import type { transactions as hebrew } from './transactions.he.ts';

export const transactions = {
  ...inputs,
  ...attempts,
  transaction: {
    payer: 'Customer',
    subject: 'Description',
    amount: 'Amount',
    vat: 'Includes %{rate} VAT: %{amount}',
    paymentMethod: 'Payment method',
    paymentsLabel: 'Payments',
    payments: '%{count} payments',
    paymentParts: 'First %{first}, then %{others} of %{further}',
    kind: 'Transaction type',
    when: 'Time',
    document: 'Document',
    billingDeal: 'Billing deal',
    paymentRequest: 'Payment request',
    initial: 'Original transaction',
    clearing: 'Card and clearing',
    next: {
      label: 'Next step',
      hold: 'The held amount can be charged until %{time}',
      transmission: 'Awaits transmission to the card company',
      refund: 'Up to %{amount} can be refunded',
    },
    followUps: 'Related transactions',
    refused: 'The transaction was refused',
    code: 'Code',
    heldUntil: 'The amount is held until %{time}. A hold cannot be cancelled; unless it is charged, it ends by itself.',
    holdExpired: 'The hold ended at %{time}.',
    refunded: 'Refunded',
    left: 'Left to refund',
    transmit: {
      action: 'Transmit',
      title: 'Transmit the transaction',
      text: 'The transaction of %{amount} is transmitted to the card company now. Afterwards it can be refunded, but not cancelled.',
      textOfRefund:
        'The refund of %{amount} is transmitted to the card company now. Afterwards it cannot be cancelled.',
    },
    cancel: {
      action: 'Cancel transaction',
      title: 'Cancel the transaction',
      text: 'The transaction of %{amount} is cancelled and will not be transmitted. The customer is not charged; this cannot be undone.',
      textOfRefund:
        'The refund of %{amount} is cancelled and will not be transmitted. The customer does not get the amount; this cannot be undone.',
      refuse: 'Keep the transaction',
    },
    chargeback: {
      action: 'Refund',
      title: 'Refund the transaction',
      text: 'The amount goes back to the card that paid. Transaction: %{amount}, refunded so far: %{refunded}.',
      amount: 'Amount to refund',
      left: '%{left} left to refund',
      tooMuch: 'More than is left to refund, %{left}',
      send: 'Refund %{amount}',
      sendNothing: 'Refund',
      done: 'Refunded %{amount}',
    },
    selectJ5: {
      action: 'Charge held amount',
      title: 'Charge the held amount',
      text: 'The card is charged %{amount}, the whole amount held, in a new transaction.',
      done: 'Charged %{amount}',
    },
    invoice: {
      action: 'Issue invoice',
      title: 'Issue an invoice',
      text: 'An invoice for the transaction of %{amount} is issued. An issued invoice cannot be deleted.',
    },
    slip: {
      action: 'Send slip',
      title: 'Send the slip by e-mail',
      email: 'E-mail',
      send: 'Send',
    },
  },
} as const satisfies CatalogueShape<typeof hebrew>;
