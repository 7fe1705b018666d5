import { hideable, hidingFields } from '#src/fields/link/linkSettings.ts';
import type { ConflictField } from '#src/forms/conflict/changedFields.ts';
import { conflictFieldsOf, eachOf, wordOf, yesOrNo, type Shown } from '#src/forms/conflict/shownValues.ts';
import type { LinkValues } from '#src/wizards/paymentRequest/form/linkValues.ts';

/** Fields of the form by the key of their words. */
const fields = {
  'customerField.name': 'dealDetails.consumerName',
  'customerField.email': 'dealDetails.consumerEmail',
  'customerField.phone': 'dealDetails.consumerPhone',
  'customerField.nationalID': 'dealDetails.consumerNationalID',
  'paymentRequest.purpose.label': 'purpose',
  'dealField.amount': 'transactionAmount',
  'linesField.title': 'dealDetails.items',
  'dealField.withoutVat': 'withoutVat',
  'dealField.currency': 'currency',
  'dealField.description': 'dealDetails.dealDescription',
  'dealField.reference': 'dealDetails.dealReference',
  'paymentRequest.lastDay': 'dueDate',
  'paymentRequest.plan': 'hasPlan',
  'installmentsField.count': 'installmentDetails.numberOfPayments',
  'installmentsField.first': 'installmentDetails.initialPaymentAmount',
  'paymentRequest.allowInstallments': 'allowInstallments',
  'paymentRequest.minInstallments': 'minInstallments',
  'paymentRequest.maxInstallments': 'maxInstallments',
  'paymentRequest.allowCredit': 'allowCredit',
  'paymentRequest.minCreditInstallments': 'minCreditInstallments',
  'paymentRequest.maxCreditInstallments': 'maxCreditInstallments',
  'paymentRequest.more.isHold': 'isHold',
  'paymentRequest.besides': 'additionalFields',
  'link.more.redirectUrl': 'redirectUrl',
  'link.more.requestSubject': 'requestSubject',
  'link.more.fromAddress': 'fromAddress',
  'invoiceField.issue': 'issueInvoice',
  'invoiceField.type': 'invoiceDetails.invoiceType',
  'invoiceField.subject': 'invoiceDetails.invoiceSubject',
  'invoiceField.copies': 'invoiceDetails.sendCCTo',
} as const;

const checks = ['withoutVat', 'hasPlan', 'allowInstallments', 'allowCredit', 'isHold', 'issueInvoice'];

/** The fields of a link as a conflict shows them. @param types words of documents' types */
export function conflictFields(
  translate: (key: string) => string,
  types?: Readonly<Record<string, string>>,
): ConflictField<LinkValues>[] {
  const shown: Readonly<Record<string, Shown>> = {
    ...Object.fromEntries(checks.map((name) => [name, yesOrNo(translate)])),
    purpose: (value) => translate(`paymentRequest.purpose.${String(value)}`),
    'dealDetails.items': eachOf('itemName', 'quantity', 'price', 'discount'),
    additionalFields: eachOf('title'),
    'invoiceDetails.invoiceType': wordOf(types),
  };
  const hidden = hidingFields.map((name) => ({
    name,
    label: `${translate('link.more.hidden')}: ${translate(hideable[name])}`,
    show: yesOrNo(translate),
  }));
  return [...conflictFieldsOf<LinkValues>(translate, fields, shown), ...hidden];
}
