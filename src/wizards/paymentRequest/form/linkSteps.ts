import { takesMoney, type LinkValues } from './linkValues.ts';

/** Steps of the wizard, in their order; the short form has one. */
const linkSteps = ['recipient', 'amount', 'page', 'document', 'confirm'] as const;
export type LinkStep = (typeof linkSteps)[number] | 'short';

const fields: Readonly<Record<LinkStep, RegExp>> = {
  recipient: /^(linkKind|purpose|dueDate|dealDetails\.consumer)/,
  amount: /^(transactionAmount|currency|withoutVat|dealDetails\.(items|deal)|root)/,
  page: /^(allow|min|max|additionalFields)/,
  document: /^(issueInvoice|invoiceDetails|dealDetails\.consumer(Name|Email))/,
  confirm: /^/,
  short: /^/,
};

/** Whether a field is judged when a step is done. */
export const belongsTo = (step: LinkStep, field: string): boolean => fields[step].test(field);

/** The step that shows a field; undefined when none does. */
export function stepOfField(field: string, steps: readonly LinkStep[]): LinkStep | undefined {
  return steps.find((step) => step !== 'confirm' && belongsTo(step, field));
}

/** The steps as the values stand: no document where no money comes in. */
export const stepsOf = (values: LinkValues): readonly LinkStep[] =>
  linkSteps.filter((step) => step !== 'document' || takesMoney(values));
