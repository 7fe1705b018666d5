import type { ConflictField } from '#src/forms/conflict/changedFields.ts';
import type { LinkValues } from '#src/wizards/paymentRequest/form/linkValues.ts';

/** Fields of the form by the key of their words. */
const fields = {
  'dealField.amount': 'transactionAmount',
  'dealField.currency': 'currency',
  'dealField.description': 'dealDetails.dealDescription',
  'dealField.reference': 'dealDetails.dealReference',
  'customerField.email': 'dealDetails.consumerEmail',
  'customerField.phone': 'dealDetails.consumerPhone',
  'paymentRequest.lastDay': 'dueDate',
  'installmentsField.count': 'installmentDetails.numberOfPayments',
  'installmentsField.first': 'installmentDetails.initialPaymentAmount',
  'paymentRequest.minInstallments': 'minInstallments',
  'paymentRequest.maxInstallments': 'maxInstallments',
  'paymentRequest.minCreditInstallments': 'minCreditInstallments',
  'paymentRequest.maxCreditInstallments': 'maxCreditInstallments',
  'link.more.redirectUrl': 'redirectUrl',
  'link.more.requestSubject': 'requestSubject',
  'link.more.fromAddress': 'fromAddress',
  'invoiceField.subject': 'invoiceDetails.invoiceSubject',
} as const;

/** The fields of a link as a conflict shows them. */
export const conflictFields = (translate: (key: string) => string): ConflictField<LinkValues>[] =>
  Object.entries(fields).map(([key, name]) => ({ name, label: translate(key) }));
