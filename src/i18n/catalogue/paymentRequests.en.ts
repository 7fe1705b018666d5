import { dealFacts } from './dealFacts.en.ts';
import { inputs } from './inputs.en.ts';
import { links } from './links.en.ts';
import type { paymentRequests as hebrew } from './paymentRequests.he.ts';
import type { CatalogueShape } from './shape.ts';

export const paymentRequests = {
  ...inputs,
  ...dealFacts,
  ...links,
  paymentRequest: {
    link: 'Payment link',
    ownAmount: "The payer's choice",
    savesCard: 'Only saves a card',
    payments: 'Installments',
    installmentPlan: '%{count} installments: first %{first}, further %{further}',
    installmentChoice: '%{least} to %{most} installments',
    document: 'Document',
    usualDocument: "The terminal's usual document",
    besides: 'Additional fields',
    isRefund: 'Refund to the customer',
    due: 'Valid until',
    created: 'Created',
    transaction: 'Transaction',
    paid: 'Amount paid',
    paymentsTab: 'Payments',
    note: {
      payed: 'The payment request was paid. The link can no longer be used.',
      canceled: 'The payment request was canceled. The link can no longer be used.',
      deleted: 'The link was deleted. It can no longer be used.',
      overdue: 'The link has expired. Editing can give it a new last day.',
      rejected: 'The customer rejected the payment request.',
      paymentFailed: 'The payment failed. The link is still valid, and the customer can try again.',
      sendingFailed: 'Sending failed. It can be sent again, or the link can be copied and passed on.',
    },
    resend: {
      action: 'Send again',
      title: 'Send the payment request again?',
      text: 'The same link is sent to the customer again, and the history tells of it.',
      done: 'Payment request sent again',
    },
    cancel: {
      action: 'Cancel request',
      title: 'Cancel the payment request?',
      text: 'The link takes no more payments. Those already made stay as they are.',
      refuse: 'Keep request',
    },
  },
} as const satisfies CatalogueShape<typeof hebrew>;
