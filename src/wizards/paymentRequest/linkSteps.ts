import { stepsFrom } from '#src/wizards/kit/steps.ts';
import type { LinkValues } from './form/linkValues.ts';
import { moreFields } from './form/moreValues.ts';
import { AmountPart } from './parts/AmountPart.tsx';
import { ConfirmPart } from './parts/ConfirmPart.tsx';
import { PageStep } from './parts/PageStep.tsx';
import { RecipientPart } from './parts/RecipientPart.tsx';
import { ShortPart } from './parts/ShortPart.tsx';

export type LinkStep = 'recipient' | 'amount' | 'page' | 'confirm' | 'short';

/** Somebody is to be kept first, whom the link names then. */
const newCustomer = ({ linkKind, isNewCustomer, dealDetails }: LinkValues) =>
  linkKind !== 'permanent' && isNewCustomer ? dealDetails : undefined;

/** Steps of the wizard, in their order. */
export const linkSteps = stepsFrom<LinkValues, LinkStep>([
  {
    name: 'recipient',
    fields: ['linkKind', 'purpose', 'dueDate', 'dealDetails.consumer'],
    part: RecipientPart,
    newCustomer,
  },
  {
    name: 'amount',
    fields: ['transactionAmount', 'currency', 'withoutVat', 'dealDetails.items', 'dealDetails.deal', 'root'],
    part: AmountPart,
    startsAt: 'transactionAmount',
  },
  {
    name: 'page',
    fields: [
      'hasPlan',
      'installmentDetails',
      'allow',
      'min',
      'max',
      'additionalFields',
      ...moreFields,
      'issueInvoice',
      'invoiceDetails',
      'dealDetails.consumerName',
      'dealDetails.consumerEmail',
    ],
    part: PageStep,
  },
  { name: 'confirm', part: ConfirmPart },
]);

/** The short form has one. */
export const shortSteps = stepsFrom<LinkValues, LinkStep>([{ name: 'short', part: ShortPart, newCustomer }]);
