import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { RecordPageDeclaration } from '#src/record/declaration.ts';
import { CardsCount } from './cards/CardsCount.tsx';
import { CardsTab } from './cards/CardsTab.tsx';
import { CustomerNotes } from './CustomerNotes.tsx';

const telephone = (text: string | null | undefined) => (text ? { text, href: `tel:${text}` } : undefined);

/** A customer: how to reach them, how they pay, and what belongs to them in other lists. */
export const recordPage: RecordPageDeclaration<RecordOf<'customers'>> = {
  title: 'consumerName',
  facts: [
    {
      key: 'phone',
      label: 'customer.phone',
      of: ['consumerPhone'],
      value: ({ consumerPhone }) => telephone(consumerPhone),
    },
    {
      key: 'email',
      label: 'customer.email',
      of: ['consumerEmail'],
      value: ({ consumerEmail }) =>
        consumerEmail ? { text: consumerEmail, href: `mailto:${consumerEmail}` } : undefined,
    },
    {
      key: 'secondPhone',
      label: 'customer.secondPhone',
      of: ['consumerSecondPhone'],
      value: ({ consumerSecondPhone }) => telephone(consumerSecondPhone),
    },
    'consumerNationalID',
    'consumerAddress',
    {
      key: 'bank',
      label: 'customer.bankTitle',
      of: ['bankDetails.bank', 'bankDetails.bankBranch', 'bankDetails.bankAccount', 'bankDetails.paymentType'],
      value: ({ bankDetails }, { word }) =>
        bankDetails
          ? {
              text: word('banks', String(bankDetails.bank)),
              hint: `\u2066${bankDetails.bankBranch} · ${bankDetails.bankAccount}\u2069`,
            }
          : undefined,
    },
    'vatExempt',
    'externalReference',
    'consumerNote',
    'created',
  ],
  sections: [
    {
      key: 'references',
      label: 'customer.references',
      facts: ['billingDesktopRefNumber', 'woocommerceID', 'ecwidID', 'externalPriceListID', 'morningID', 'origin'],
    },
  ],
  notes: CustomerNotes,
  tabs: [
    { key: 'cards', label: 'card.plural', Count: CardsCount, Content: CardsTab },
    { list: 'billingDeals', by: 'consumerID' },
    { list: 'transactions', by: 'consumerID' },
    { list: 'invoices', by: 'consumerID' },
    { list: 'paymentRequests', by: 'consumerID' },
  ],
};
