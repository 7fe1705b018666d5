import { stepsFrom } from '#src/wizards/kit/steps.ts';
import { PaymentConfirmStep } from './confirm/PaymentConfirmStep.tsx';
import { PaymentCustomerStep } from './PaymentCustomerStep.tsx';
import { DealStep } from './deal/DealStep.tsx';
import { makesInvoices } from './form/offers.ts';
import type { PaymentFormValues } from './form/paymentForm.ts';
import { InvoiceStep } from './InvoiceStep.tsx';
import { PaymentStep } from './paymentMethod/PaymentStep.tsx';
import { QuickStep } from './quick/QuickStep.tsx';

/** Steps of the wizards; `all` is the one step of a quick charge. */
export type StepName = 'customer' | 'deal' | 'payment' | 'invoice' | 'confirm' | 'all';

/** Steps of a charge and of a refund, in their order: only a deal that is charged makes a document. */
export const paymentSteps = stepsFrom<PaymentFormValues, StepName>([
  {
    name: 'customer',
    fields: ['dealDetails.consumer'],
    part: PaymentCustomerStep,
    newCustomer: ({ isNewCustomer, dealDetails }) => (isNewCustomer ? dealDetails : undefined),
  },
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
      'transactionType',
      'installmentDetails',
    ],
    part: PaymentStep,
    startsAt: 'creditCardSecureDetails.cardNumber',
  },
  {
    name: 'invoice',
    fields: ['issueInvoice', 'invoiceDetails', 'dealDetails.consumerName', 'dealDetails.consumerEmail'],
    part: InvoiceStep,
    isOffered: ({ jDealType }, terminal) => jDealType === 'J4' && makesInvoices(terminal),
  },
  { name: 'confirm', part: PaymentConfirmStep },
]);

export const quickSteps = stepsFrom<PaymentFormValues, StepName>([{ name: 'all', part: QuickStep }]);
