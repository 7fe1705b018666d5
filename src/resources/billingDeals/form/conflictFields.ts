import type { ConflictField } from '#src/forms/conflict/changedFields.ts';
import { conflictFieldsOf, eachOf, wordOf, yesOrNo, type Shown } from '#src/forms/conflict/shownValues.ts';
import type { DealValues } from './dealValues.ts';

/** Fields of the form by the key of their words. */
const fields = {
  'customerField.name': 'dealDetails.consumerName',
  'customerField.email': 'dealDetails.consumerEmail',
  'customerField.phone': 'dealDetails.consumerPhone',
  'customerField.nationalID': 'dealDetails.consumerNationalID',
  'dealField.amount': 'transactionAmount',
  'linesField.title': 'dealDetails.items',
  'dealField.withoutVat': 'withoutVat',
  'dealField.currency': 'currency',
  'dealField.description': 'dealDetails.dealDescription',
  'dealField.reference': 'dealDetails.dealReference',
  'deal.methodTitle': 'paymentMethod',
  'bankField.bank': 'bankDetails.bank',
  'bankField.branch': 'bankDetails.bankBranch',
  'bankField.account': 'bankDetails.bankAccount',
  'scheduleField.repeatPeriodType': 'billingSchedule.repeatPeriodType',
  'scheduleField.repeatPeriod': 'billingSchedule.repeatPeriod',
  'scheduleField.startAtType': 'billingSchedule.startAtType',
  'scheduleField.startAt': 'billingSchedule.startAt',
  'scheduleField.endAtType': 'billingSchedule.endAtType',
  'scheduleField.endAt': 'billingSchedule.endAt',
  'scheduleField.endAtNumberOfPayments': 'billingSchedule.endAtNumberOfPayments',
  'invoiceField.issue': 'issueInvoice',
  'invoiceField.type': 'invoiceDetails.invoiceType',
  'invoiceField.subject': 'invoiceDetails.invoiceSubject',
  'invoiceField.copies': 'invoiceDetails.sendCCTo',
  'paymentsField.title': 'paymentDetails',
} as const;

/** The fields of a deal as a conflict shows them. @param words those of codes, by dictionary */
export function conflictFields(
  translate: (key: string) => string,
  words: Readonly<Record<string, Readonly<Record<string, string>>>>,
): ConflictField<DealValues>[] {
  const shown: Readonly<Record<string, Shown>> = {
    'dealDetails.items': eachOf('itemName', 'quantity', 'price', 'discount'),
    withoutVat: yesOrNo(translate),
    paymentMethod: (value) => translate(`deal.method.${String(value)}`),
    'billingSchedule.repeatPeriodType': wordOf(words.repeatPeriodTypeEnum),
    'billingSchedule.startAtType': wordOf(words.startAtTypeEnum),
    'billingSchedule.endAtType': wordOf(words.endAtTypeEnum),
    issueInvoice: yesOrNo(translate),
    'invoiceDetails.invoiceType': wordOf(words.invoiceTypeEnum),
    paymentDetails: eachOf('amount', 'reference'),
  };
  return conflictFieldsOf<DealValues>(translate, fields, shown);
}
