import { fault } from '#contract/rules/fault.ts';
import { requiredIf } from '#contract/rules/required.ts';
import { missingCardFaults } from '#src/fields/card/cardValues.ts';
import { documentFaults, lineFaults, newCustomerFaults } from '#src/fields/deal/dealFaults.ts';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { documentPaymentFaults } from '#src/fields/payments/paymentFaults.ts';
import type { OwnFaults } from '#src/forms/schemaResolver.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import { dealMakesDocument, tellsPayments, type DealValues } from './dealValues.ts';

/** What a deal needs beyond the schema of its request: somebody to charge, and a way to. */
export function dealFaults(values: DealValues, terminal: Terminal): OwnFaults {
  const { dealDetails, isNewCustomer, paymentMethod, creditCardToken, creditCardSecureDetails } = values;
  const isNobody = !isNewCustomer && dealDetails.consumerID === '';
  return {
    'dealDetails.consumerID': isNobody ? fault('Required') : undefined,
    creditCardToken: requiredIf(creditCardToken, paymentMethod === 'token'),
    ...(paymentMethod === 'card' && missingCardFaults(creditCardSecureDetails, terminal, 'creditCardSecureDetails')),
    ...lineFaults(dealDetails.items),
    ...(dealMakesDocument(values) && documentFaults(dealDetails)),
    ...(tellsPayments(values) &&
      documentPaymentFaults('paymentDetails', values.paymentDetails, {
        invoiceType: values.invoiceDetails.invoiceType,
        amount: totalsOf(values, terminal.vatRate ?? 0).amount,
      })),
    ...(isNewCustomer && newCustomerFaults(dealDetails)),
  };
}
