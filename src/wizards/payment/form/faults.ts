import { parseDay } from '#contract/query.ts';
import { invalidIf } from '#contract/rules/date.ts';
import { fault, type Fault } from '#contract/rules/fault.ts';
import { discountPercentage, parseDecimal, precision } from '#contract/rules/number.ts';
import { required, requiredIf } from '#contract/rules/required.ts';
import { stringLength } from '#contract/rules/text.ts';
import { missingCardFaults } from '#src/fields/card/cardValues.ts';
import type { OwnFaults } from '#src/forms/schemaResolver.ts';
import type { PaymentPlace, PaymentValues } from './paymentForm.ts';
import { issuesInvoice } from './offers.ts';

function cardFaults({ paymentMethod, creditCardSecureDetails }: PaymentValues, { terminal }: PaymentPlace): OwnFaults {
  return paymentMethod === 'card'
    ? missingCardFaults(creditCardSecureDetails, terminal, 'creditCardSecureDetails')
    : {};
}

function meansFaults(values: PaymentValues, { devices }: PaymentPlace): OwnFaults {
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

/** A percentage travels as what it comes to, so that no rule of the request sees it. */
function percentageFault(typed: string): Fault | undefined {
  const percentage = typed === '' ? 0 : parseDecimal(typed);
  if (percentage === undefined) return fault('OnlyNumbersAreAllowed');
  return precision(2)(typed) ?? discountPercentage(percentage);
}

function lineFaults({ dealDetails: { items } }: PaymentValues): OwnFaults {
  return Object.fromEntries(
    items.map((line, index) => [
      `dealDetails.items.${index}.discount`,
      line.discountUnit === 'percent' ? percentageFault(line.discount) : undefined,
    ]),
  );
}

function customerFaults({ isNewCustomer, dealDetails: { consumerName } }: PaymentValues): OwnFaults {
  if (!isNewCustomer) return {};
  return { 'dealDetails.consumerName': required(consumerName) ?? stringLength(3, 50)(consumerName.trim()) };
}

function invoiceFaults(values: PaymentValues, place: PaymentPlace): OwnFaults {
  if (!issuesInvoice(values, place)) return {};
  const { consumerName, consumerEmail } = values.dealDetails;
  return {
    'dealDetails.consumerName': required(consumerName) && fault('ConsumerNameIsRequired'),
    'dealDetails.consumerEmail': required(consumerEmail) && fault('ConsumerEmailIsRequired'),
  };
}

/** What the terminal and the form ask for beyond the schema of the request (spec §5). */
export function ownFaults(values: PaymentValues, place: PaymentPlace): OwnFaults {
  return {
    currencyRate: precision(4)(values.currencyRate),
    ...cardFaults(values, place),
    ...meansFaults(values, place),
    ...lineFaults(values),
    ...invoiceFaults(values, place),
    ...customerFaults(values),
  };
}
