import { billingLinkRequest } from '#contract/entities/linkRequest.ts';
import { required } from '#contract/rules/required.ts';
import { documentFaults, lineFaults } from '#src/fields/deal/dealFaults.ts';
import { dealFieldOf } from '#src/fields/deal/dealFieldOf.ts';
import type { OwnFaults, RequestRules } from '#src/forms/schemaResolver.ts';
import { lastDayFault } from '#src/wizards/kit/link/lastDay.ts';
import { recipientFaults } from '#src/wizards/kit/link/recipientFaults.ts';
import { requestBody, type RequestPlace } from './requestBody.ts';
import { requestMakesDocument, type BillingRequestValues } from './requestValues.ts';

function ownFaults(values: BillingRequestValues): OwnFaults {
  const isForOne = values.linkKind === 'once';
  return {
    ...(isForOne && recipientFaults(values.dealDetails, values.isNewCustomer)),
    ...(isForOne && requestMakesDocument(values) && documentFaults(values.dealDetails)),
    transactionAmount: values.dealDetails.items.length > 0 ? undefined : required(values.transactionAmount),
    ...lineFaults(values.dealDetails.items),
    dueDate: lastDayFault(values.dueDate),
  };
}

/** What judges a billing request: what would be sent for it, and what the form asks for besides. */
export function requestRules(place: RequestPlace): RequestRules<BillingRequestValues> {
  return {
    schema: billingLinkRequest,
    toBody: (values) => requestBody(values, place),
    fieldOf: (path, { dealDetails }) => dealFieldOf(path, dealDetails.items.length > 0),
    ownFaults,
  };
}
