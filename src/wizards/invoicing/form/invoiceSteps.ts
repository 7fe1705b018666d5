import { saysPayments } from '#contract/rules/paymentLines.ts';
import type { InvoiceWizardValues } from './invoiceValues.ts';

export type InvoiceStep = 'document' | 'customer' | 'amount' | 'payments' | 'confirm';

/** Steps of the wizard, in their order: only some kinds say how they were paid. */
export const stepsOf = ({ invoiceDetails }: InvoiceWizardValues): readonly InvoiceStep[] => [
  'document',
  'customer',
  'amount',
  ...(saysPayments(invoiceDetails.invoiceType) ? (['payments'] as const) : []),
  'confirm',
];

const fields: Readonly<Record<InvoiceStep, RegExp>> = {
  document: /^invoiceDetails/,
  customer: /^dealDetails\.consumer/,
  amount: /^(transactionAmount|withoutVat|dealDetails\.(items|deal)|root)/,
  payments: /^paymentDetails/,
  confirm: /^/,
};

/** Whether a field is judged when a step is done. */
export const belongsTo = (step: InvoiceStep, field: string): boolean => fields[step].test(field);

/** The step that shows a field; undefined when none does. */
export const stepOfField = (field: string, steps: readonly InvoiceStep[]): InvoiceStep | undefined =>
  steps.find((step) => step !== 'confirm' && belongsTo(step, field));
