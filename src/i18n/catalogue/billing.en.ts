import { attempts } from './attempts.en.ts';
import type { billing as hebrew } from './billing.he.ts';
import { dealFacts } from './dealFacts.en.ts';
import { domainFields } from './domainFields.en.ts';
import { inputs } from './inputs.en.ts';
import type { CatalogueShape } from './shape.ts';

export const billing = {
  ...inputs,
  ...domainFields,
  ...attempts,
  ...dealFacts,
  deal: {
    state: {
      completed: 'Completed',
      inactive: 'Inactive',
      cardDeleted: 'Card deleted',
      cardExpired: 'Card expired',
      paused: 'Paused',
      inProgress: 'Charge in progress',
      failed: 'Charge failed',
      active: 'Active',
    },
    note: {
      cardExpired: 'The card expired: %{card}',
      failed: 'The last charge failed |||| The last %{count} charges failed',
      paused: 'The billing deal is paused from %{from} to %{to}',
      willPause: 'A pause is set from %{from} to %{to}',
      due: 'The charge is due: %{next}',
      inactive: 'The billing deal is not active',
    },
    advice: {
      cardDeleted: 'Nothing is charged until another card, or a bank account, is chosen for the billing deal.',
      cardExpired:
        "Nothing is charged until the expiry of the customer's saved card is extended, or another card is chosen for the billing deal.",
      failed:
        'Check with the customer whether the card or account is valid, then charge again or choose another payment method. After five failed attempts the billing deal is disabled.',
      paused: 'Nothing is charged on these days. The billing deal can be resumed earlier.',
      willPause: 'Nothing will be charged on these days.',
      due: 'Unless the terminal charges by itself, the charge has to be triggered.',
      inactive: 'Nothing is charged until it is activated.',
    },
    method: {
      token: 'Saved card',
      card: 'New card',
      bank: 'Bank account',
      invoiceOnly: 'Invoice only',
    },
    amountTitle: 'Amount and items',
    methodTitle: 'What is charged',
    cardHelp: 'The card is saved for the customer and charged each time.',
    bankHelp: "Empty: the customer's own account is charged.",
    invoiceOnlyHelp: 'An invoice is issued each time. Nothing is collected.',
    issueInvoice: 'Issue a document with each charge',
    customerDeleted: 'The customer was deleted. No billing deal can be set up.',
    invoiceOnly: 'Invoice only, nothing is charged',
    schedule: 'Schedule',
    next: 'Next charge',
    charged: 'Charged so far',
    neverCharged: 'Not charged yet',
    chargedCount: 'One charge |||| %{count} charges',
    lastCharged: 'last on %{time}',
    initial: 'First transaction',
    document: 'Document',
    reference: 'Reference',
    created: 'Created',
    transactions: 'Charges made',
  },
} as const satisfies CatalogueShape<typeof hebrew>;
