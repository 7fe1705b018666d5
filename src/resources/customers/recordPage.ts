import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { RecordPageDeclaration } from '#src/record/declaration.ts';
import { customerFigures } from './customerFigures.ts';
import { CustomerSide } from './CustomerSide.tsx';

const telephone = (text: string | null | undefined) => (text ? { text, href: `tel:${text}` } : undefined);

/** A customer: who, what they owe and paid, what happened, and how they pay. */
export const recordPage: RecordPageDeclaration<RecordOf<'customers'>> = {
  title: 'consumerName',
  byline: [
    {
      key: 'nationalID',
      label: 'customer.nationalID',
      of: ['consumerNationalID'],
      value: ({ consumerNationalID: id }, { translate }) =>
        id ? { text: translate('customer.idText', { id: `\u2066${id}\u2069` }) } : undefined,
    },
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
    'consumerAddress',
  ],
  figures: customerFigures,
  activity: [
    { list: 'transactions', by: 'consumerID', label: 'customer.activity.payments' },
    { list: 'invoices', by: 'consumerID', label: 'customer.activity.documents' },
    { list: 'paymentRequests', by: 'consumerID', label: 'customer.activity.requests' },
    { list: 'billingDeals', by: 'consumerID', label: 'customer.activity.deals' },
  ],
  beside: CustomerSide,
  facts: [
    {
      key: 'secondPhone',
      label: 'customer.secondPhone',
      of: ['consumerSecondPhone'],
      value: ({ consumerSecondPhone }) => telephone(consumerSecondPhone),
    },
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
};
