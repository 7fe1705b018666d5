import { saysPayments } from '#contract/documentKinds.ts';
import { stepsFrom } from '#src/wizards/kit/steps.ts';
import type { InvoiceWizardValues } from './form/invoiceValues.ts';
import { InvoiceAmountStep } from './steps/InvoiceAmountStep.tsx';
import { InvoiceConfirmStep } from './steps/InvoiceConfirmStep.tsx';
import { InvoiceCustomerStep } from './steps/InvoiceCustomerStep.tsx';
import { InvoiceDocumentStep } from './steps/InvoiceDocumentStep.tsx';
import { PaymentsStep } from './steps/PaymentsStep.tsx';

type InvoiceStep = 'document' | 'customer' | 'amount' | 'payments' | 'confirm';

/** Steps of the wizard, in their order: only some kinds say how they were paid. */
export const invoiceSteps = stepsFrom<InvoiceWizardValues, InvoiceStep>([
  { name: 'document', fields: ['invoiceDetails'], part: InvoiceDocumentStep },
  {
    name: 'customer',
    fields: ['dealDetails.consumer'],
    part: InvoiceCustomerStep,
    newCustomer: ({ isNewCustomer, dealDetails }) => (isNewCustomer ? dealDetails : undefined),
  },
  {
    name: 'amount',
    fields: ['transactionAmount', 'withoutVat', 'dealDetails.items', 'dealDetails.deal', 'root'],
    part: InvoiceAmountStep,
    startsAt: 'transactionAmount',
  },
  {
    name: 'payments',
    fields: ['paymentDetails'],
    part: PaymentsStep,
    isOffered: ({ invoiceDetails }) => saysPayments(invoiceDetails.invoiceType),
  },
  { name: 'confirm', part: InvoiceConfirmStep },
]);
