import { isCalendarDay } from '#contract/calendarDays.ts';
import { billingLinkRequest } from '#contract/entities/linkRequest.ts';
import { expired, invalidIf } from '#contract/rules/date.ts';
import { fault, type Fault } from '#contract/rules/fault.ts';
import { required } from '#contract/rules/required.ts';
import { documentFaults, lineFaults, newCustomerFaults } from '#src/fields/deal/dealFaults.ts';
import { dealFieldOf } from '#src/fields/deal/dealFieldOf.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import type { OwnFaults, RequestRules } from '#src/forms/schemaResolver.ts';
import { requestBody, type RequestPlace } from './requestBody.ts';
import { makesDocument, type BillingRequestValues } from './requestValues.ts';

/** A link for one customer needs to know whom, and where to send it. */
function recipientFaults({ dealDetails, isNewCustomer }: BillingRequestValues): OwnFaults {
  const { consumerID, consumerEmail, consumerPhone } = dealDetails;
  if (!isNewCustomer && consumerID === '') return { 'dealDetails.consumerID': fault('Required') };
  const reachesNobody = consumerEmail.trim() === '' && consumerPhone.trim() === '';
  return {
    'dealDetails.consumerEmail': reachesNobody ? fault('ConsumerEmailIsRequired') : undefined,
    ...(isNewCustomer && newCustomerFaults(dealDetails)),
  };
}

/** A link that is over before it is sent is of no use. */
function lastDayFault(day: string): Fault | undefined {
  if (day === '') return undefined;
  return invalidIf(!isCalendarDay(day)) ?? expired(day, israelToday());
}

function ownFaults(values: BillingRequestValues): OwnFaults {
  const isForOne = values.linkKind === 'once';
  return {
    ...(isForOne && recipientFaults(values)),
    ...(isForOne && makesDocument(values) && documentFaults(values.dealDetails)),
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
