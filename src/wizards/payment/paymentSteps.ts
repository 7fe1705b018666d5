import { stepsFrom } from '#src/wizards/kit/steps.ts';
import { WhatHappens } from './confirm/WhatHappens.tsx';
import type { PaymentFormValues } from './form/paymentForm.ts';
import { DealStep, PaymentStep, WholePayment } from './page/PaymentParts.tsx';
import { QuickStep } from './quick/QuickStep.tsx';

/** Steps of the wizards; `all` is the one step of a page. */
export type StepName = 'deal' | 'payment' | 'confirm' | 'all';

const newCustomer = ({ isNewCustomer, dealDetails }: PaymentFormValues) => (isNewCustomer ? dealDetails : undefined);

/** Steps of a charge and of a refund on a phone, in their order. */
export const paymentSteps = stepsFrom<PaymentFormValues, StepName>([
  {
    name: 'deal',
    fields: [
      'jDealType',
      'transactionAmount',
      'currency',
      'withoutVat',
      'dealDetails.items',
      'dealDetails.deal',
      'root',
    ],
    part: DealStep,
    startsAt: 'transactionAmount',
  },
  {
    name: 'payment',
    fields: [
      'paymentMethod',
      'creditCard',
      'okNumber',
      'saveCreditCard',
      'pinPad',
      'bankTransferDetails',
      'dealDetails.consumer',
      'transactionType',
      'installmentDetails',
      'issueInvoice',
      'invoiceDetails',
    ],
    part: PaymentStep,
    startsAt: 'creditCardSecureDetails.cardNumber',
    newCustomer,
  },
  { name: 'confirm', part: WhatHappens },
]);

/** A charge and a refund where there is room: one page. */
export const pageSteps = stepsFrom<PaymentFormValues, StepName>([{ name: 'all', part: WholePayment, newCustomer }]);

export const quickSteps = stepsFrom<PaymentFormValues, StepName>([{ name: 'all', part: QuickStep }]);
