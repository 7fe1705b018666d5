import { invoiceRequest } from '#contract/entities/invoiceRequest.ts';
import { customerFaults } from '#contract/rules/invoiceCustomer.ts';
import { required } from '#contract/rules/required.ts';
import { lineFaults, newCustomerFaults } from '#src/fields/deal/dealFaults.ts';
import { dealFieldOf } from '#src/fields/deal/dealFieldOf.ts';
import { documentPaymentFaults } from '#src/fields/payments/paymentFaults.ts';
import type { OwnFaults, RequestRules } from '#src/forms/schemaResolver.ts';
import { invoiceBody, invoiceTotals, invoiceTypeOf, type InvoicePlace } from './invoiceBody.ts';
import type { InvoiceWizardValues } from './invoiceValues.ts';

/** The field where a fault is shown. */
function fieldOf(path: string, { dealDetails }: InvoiceWizardValues): string {
  const own = path === 'invoiceAmount' ? 'transactionAmount' : path;
  return dealFieldOf(own, dealDetails.items.length > 0);
}

/** What the kind of document asks of its customer. */
function recipientFaults(values: InvoiceWizardValues): OwnFaults {
  const type = invoiceTypeOf(values);
  if (!type) return {};
  return Object.fromEntries(
    customerFaults(type, values.dealDetails).map(({ field, fault }) => [
      fieldOf(`dealDetails.${field}`, values),
      fault,
    ]),
  );
}

/** What judges a document: what would be sent for it, and what its kind asks for besides. */
export function invoiceRules(place: InvoicePlace): RequestRules<InvoiceWizardValues> {
  return {
    schema: invoiceRequest,
    toBody: (values) => invoiceBody(values, place),
    fieldOf,
    ownFaults: (values) => ({
      ...(values.isNewCustomer && newCustomerFaults(values.dealDetails)),
      ...recipientFaults(values),
      transactionAmount: values.dealDetails.items.length > 0 ? undefined : required(values.transactionAmount),
      ...lineFaults(values.dealDetails.items),
      ...documentPaymentFaults('paymentDetails', values.paymentDetails, {
        invoiceType: values.invoiceDetails.invoiceType,
        amount: invoiceTotals(values, place).amount,
      }),
    }),
  };
}
