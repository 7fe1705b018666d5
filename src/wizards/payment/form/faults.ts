import { parseDay } from '#contract/query.ts';
import { invalidIf } from '#contract/rules/date.ts';
import { precision } from '#contract/rules/number.ts';
import { requiredIf } from '#contract/rules/required.ts';
import { missingCardFaults } from '#src/fields/card/cardValues.ts';
import { documentFaults, lineFaults, newCustomerFaults } from '#src/fields/deal/dealFaults.ts';
import type { OwnFaults } from '#src/forms/schemaResolver.ts';
import { ownedCard } from './cardOwner.ts';
import type { PaymentPlace, PaymentFormValues } from './paymentForm.ts';
import { issuesInvoice } from './offers.ts';

function cardFaults(values: PaymentFormValues, { terminal }: PaymentPlace): OwnFaults {
  return values.paymentMethod === 'card'
    ? missingCardFaults(ownedCard(values), terminal, 'creditCardSecureDetails')
    : {};
}

function meansFaults(values: PaymentFormValues, { devices }: PaymentPlace): OwnFaults {
  const { paymentMethod, creditCardToken, pinPadDeviceID, bankTransferDetails } = values;
  const { dueDate } = bankTransferDetails;
  return {
    'bankTransferDetails.dueDate': invalidIf(
      paymentMethod === 'bank' && dueDate !== '' && parseDay(dueDate) === undefined,
    ),
    creditCardToken: requiredIf(creditCardToken, paymentMethod === 'token'),
    pinPadDeviceID: requiredIf(pinPadDeviceID, paymentMethod === 'pinPad' && devices.length > 1),
  };
}

/** What the terminal and the form ask for beyond the schema of the request (spec §5). */
export function ownFaults(values: PaymentFormValues, place: PaymentPlace): OwnFaults {
  return {
    currencyRate: precision(4)(values.currencyRate),
    ...cardFaults(values, place),
    ...meansFaults(values, place),
    ...lineFaults(values.dealDetails.items),
    ...(issuesInvoice(values, place) && documentFaults(values.dealDetails)),
    ...(values.isNewCustomer && newCustomerFaults(values.dealDetails)),
  };
}
