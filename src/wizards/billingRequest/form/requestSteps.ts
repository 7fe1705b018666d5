/** Steps of the wizard, in their order. */
export const requestSteps = ['recipient', 'amount', 'schedule', 'document', 'confirm'] as const;
export type RequestStep = (typeof requestSteps)[number];

const fields: Readonly<Record<RequestStep, RegExp>> = {
  recipient: /^(linkKind|dueDate|dealDetails\.consumer)/,
  amount: /^(transactionAmount|currency|withoutVat|dealDetails\.(items|deal)|root)/,
  schedule: /^billingSchedule/,
  document: /^(issueInvoice|invoiceDetails|dealDetails\.consumer(Name|Email))/,
  confirm: /^/,
};

/** Whether a field is judged when a step is done. */
export const belongsTo = (step: RequestStep, field: string): boolean => fields[step].test(field);

/** The step that shows a field; undefined when none does. */
export function stepOfField(field: string, steps: readonly RequestStep[]): RequestStep | undefined {
  return steps.find((step) => step !== 'confirm' && belongsTo(step, field));
}
