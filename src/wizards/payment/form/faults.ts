import { parseDay } from '#contract/query.ts';
import { invalidIf } from '#contract/rules/date.ts';
import { fault, type Fault } from '#contract/rules/fault.ts';
import { missingCardDetails } from '#contract/rules/missingCardDetails.ts';
import { discountPercentage } from '#contract/rules/number.ts';
import { required, requiredIf } from '#contract/rules/required.ts';
import { stringLength } from '#contract/rules/text.ts';
import { digitsOf } from '#src/ui/inputs/formats/cardNumber.ts';
import type { PaymentPlace, PaymentValues } from './paymentForm.ts';
import { issuesInvoice } from './offers.ts';
import { numberOf } from './totals.ts';

/** A fault of the form that no request shows, by its field. */
export type OwnFaults = Readonly<Record<string, Fault | undefined>>;

function cardFaults(
  { paymentMethod, creditCardSecureDetails: card }: PaymentValues,
  { terminal }: PaymentPlace,
): OwnFaults {
  if (paymentMethod !== 'card') return {};
  const missing = missingCardDetails(terminal, { ...card, cardNumber: digitsOf(card.cardNumber) });
  return Object.fromEntries(missing.map((field) => [`creditCardSecureDetails.${field}`, fault('Required')]));
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

function lineFaults({ dealDetails: { items } }: PaymentValues): OwnFaults {
  return Object.fromEntries(
    items.map((line, index) => [
      `dealDetails.items.${index}.discount`,
      line.discountUnit === 'percent' ? discountPercentage(numberOf(line.discount)) : undefined,
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
    ...cardFaults(values, place),
    ...meansFaults(values, place),
    ...lineFaults(values),
    ...invoiceFaults(values, place),
    ...customerFaults(values),
  };
}
