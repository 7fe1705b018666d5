import { linkRequest } from '#contract/entities/linkRequest.ts';
import { paymentCount } from '#contract/rules/installments.ts';
import { required } from '#contract/rules/required.ts';
import { documentFaults, lineFaults } from '#src/fields/deal/dealFaults.ts';
import { dealFieldOf } from '#src/fields/deal/dealFieldOf.ts';
import type { OwnFaults, RequestRules } from '#src/forms/schemaResolver.ts';
import { lastDayFault } from '#src/wizards/kit/link/lastDay.ts';
import { recipientFaults } from '#src/wizards/kit/link/recipientFaults.ts';
import { linkBody, type LinkPlace } from './linkBody.ts';
import { hasLines, isPlanned, linkMakesDocument, type LinkValues } from './linkValues.ts';

/** What no request shows: whom a link is sent to, whether it is over, what its further fields are called. */
export function ownFaultsOf(values: LinkValues): OwnFaults {
  const { linkKind, purpose, dealDetails, isNewCustomer, transactionAmount, additionalFields } = values;
  const { numberOfPayments } = values.installmentDetails;
  const isTyped = hasLines(values) && dealDetails.items.length === 0;
  return {
    ...(linkKind === 'once' && recipientFaults(dealDetails, isNewCustomer)),
    ...(linkKind === 'once' && linkMakesDocument(values) && documentFaults(dealDetails)),
    transactionAmount: isTyped ? required(transactionAmount) : undefined,
    ...(isPlanned(values) && {
      'installmentDetails.numberOfPayments':
        required(numberOfPayments) ?? paymentCount('installments', Number(numberOfPayments)),
    }),
    ...(purpose !== 'card' && lineFaults(dealDetails.items)),
    dueDate: lastDayFault(values.dueDate),
    ...Object.fromEntries(
      additionalFields.map(({ title }, index) => [`additionalFields.${index}.title`, required(title.trim())]),
    ),
  };
}

/** The field of the form that a field of the request comes from. */
export function linkFieldOf(path: string, { dealDetails }: LinkValues): string {
  const [, bound] = /^installmentDetails\.(m\w+)$/.exec(path) ?? [];
  if (bound) return bound;
  // The first payment is what was typed; the others follow from it.
  if (/^installmentDetails\.(total|installmentPayment)Amount$/.test(path))
    return 'installmentDetails.initialPaymentAmount';
  if (path === 'jDealType') return 'isHold';
  if (path === 'additionalFields') return 'root.form';
  return dealFieldOf(path === 'paymentRequestAmount' ? 'transactionAmount' : path, dealDetails.items.length > 0);
}

/** What judges a payment link: what would be sent for it, and what the form asks for besides. */
export function linkRules(place: LinkPlace): RequestRules<LinkValues> {
  return {
    schema: linkRequest,
    toBody: (values) => linkBody(values, place),
    fieldOf: linkFieldOf,
    ownFaults: ownFaultsOf,
  };
}
