import type { Terminal } from '#src/settings/terminals.ts';
import { makesInvoices } from './offers.ts';
import type { PaymentValues } from './paymentForm.ts';

/** Steps of the wizards, in their order; `all` is the one step of a quick charge. */
export type StepName = 'customer' | 'deal' | 'payment' | 'invoice' | 'confirm' | 'all';

const fields: Readonly<Record<StepName, RegExp>> = {
  customer: /^dealDetails\.consumer/,
  deal: /^(jDealType|transactionAmount|currency|withoutVat|dealDetails\.(items|deal)|root)/,
  payment:
    /^(paymentMethod|creditCard|okNumber|saveCreditCard|pinPad|bankTransferDetails|transactionType|installmentDetails)/,
  invoice: /^(issueInvoice|invoiceDetails|dealDetails\.consumer(Name|Email))/,
  confirm: /^/,
  all: /^/,
};

/** Whether a field is judged when a step is done. */
export const belongsTo = (step: StepName, field: string) => fields[step].test(field);

/** The steps of a wizard as its values stand. */
export function stepsOf({ jDealType }: Pick<PaymentValues, 'jDealType'>, terminal: Terminal): readonly StepName[] {
  const invoice = jDealType === 'J4' && makesInvoices(terminal);
  return ['customer', 'deal', 'payment', ...(invoice ? (['invoice'] as const) : []), 'confirm'];
}

/** The step that shows a field; undefined when none does. */
export function stepOfField(field: string, steps: readonly StepName[]): StepName | undefined {
  return steps.find((step) => step !== 'confirm' && belongsTo(step, field));
}
