import type { creations as hebrew } from './creations.he.ts';
import type { CatalogueShape } from './shape.ts';

export const creations = {
  creation: {
    lost: {
      customer: 'It is not known whether the customer was saved',
      item: 'It is not known whether the item was saved',
      deal: 'It is not known whether the billing deal was created',
      billingRequest: 'It is not known whether the billing request was created',
      paymentRequest: 'It is not known whether the payment request was created',
      paymentLink: 'It is not known whether the payment link was created',
      document: 'It is not known whether the document was issued',
      cancellation: 'It is not known whether the document was canceled',
      card: 'It is not known whether the card was saved',
      consent: 'It is not known whether the customer was asked to agree',
      masavFile: 'It is not known whether the Masav file was created',
      import: 'It is not known whether the file was imported',
      other: 'It is not known whether the record was created',
    },
    news: {
      checking: 'Checking…',
      found: 'One like it was found. Check whether it is the one before sending again.',
      foundKeyed: 'One like it was found. Sending the same again does not make another one.',
      notFound: 'None was found. Look in the list before sending again.',
      notFoundKeyed: 'None was found. The same can be sent again; it is made once only.',
      unlisted: 'One may exist, and it is in no list. A new one can be made.',
      unlistedKeyed: 'Sending the same again does not make another one.',
      unknown: 'It could not be checked. Look in the list before sending again.',
      made: 'It was made as it was first sent, without what was changed since.',
    },
    open: 'Open',
    look: 'Look in the list',
    check: 'Check again',
    isThere: 'It was made',
    isNotThere: 'It was not made',
    anew: 'Make a new one',
    goOn: 'Continue',
    later: 'Later',
    held: 'It was not sent: first say in the notice whether the earlier one was made.',
    changed: 'It was not made: the earlier one was made as it was first sent, without what was changed since.',
    elsewhere: 'It was not sent: the same was sent from another window just now.',
  },
} as const satisfies CatalogueShape<typeof hebrew>;
