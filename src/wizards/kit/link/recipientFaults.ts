import { fault } from '#contract/rules/fault.ts';
import type { CustomerValues } from '#src/fields/customer/customerValues.ts';
import { newCustomerFaults } from '#src/fields/deal/dealFaults.ts';
import type { OwnFaults } from '#src/forms/schemaResolver.ts';

/** What a link that is sent needs to know: whom to send it to, and where. */
export function recipientFaults(dealDetails: CustomerValues, isNewCustomer: boolean): OwnFaults {
  const { consumerID, consumerEmail, consumerPhone } = dealDetails;
  if (!isNewCustomer && consumerID === '') return { 'dealDetails.consumerID': fault('Required') };
  const reachesNobody = consumerEmail.trim() === '' && consumerPhone.trim() === '';
  return {
    'dealDetails.consumerEmail': reachesNobody ? fault('ConsumerEmailIsRequired') : undefined,
    ...(isNewCustomer && newCustomerFaults(dealDetails)),
  };
}
