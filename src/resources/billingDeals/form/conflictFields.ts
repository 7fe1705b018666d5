import type { ConflictField } from '#src/forms/conflict/changedFields.ts';
import type { DealValues } from './dealValues.ts';

/** Fields of the form by the key of their words. */
const fields = {
  'dealField.amount': 'transactionAmount',
  'dealField.currency': 'currency',
  'dealField.description': 'dealDetails.dealDescription',
  'dealField.reference': 'dealDetails.dealReference',
  'scheduleField.repeatPeriodType': 'billingSchedule.repeatPeriodType',
  'scheduleField.repeatPeriod': 'billingSchedule.repeatPeriod',
  'scheduleField.startAtType': 'billingSchedule.startAtType',
  'scheduleField.startAt': 'billingSchedule.startAt',
  'scheduleField.endAtType': 'billingSchedule.endAtType',
  'scheduleField.endAt': 'billingSchedule.endAt',
  'scheduleField.endAtNumberOfPayments': 'billingSchedule.endAtNumberOfPayments',
  'bankField.account': 'bankDetails.bankAccount',
  'invoiceField.subject': 'invoiceDetails.invoiceSubject',
} as const;

/** The fields of a deal as a conflict shows them. @param words those of codes, by dictionary */
export function conflictFields(
  translate: (key: string) => string,
  words: Readonly<Record<string, Readonly<Record<string, string>>>>,
): ConflictField<DealValues>[] {
  const wordOf = (name: string) => (value: unknown) =>
    typeof value === 'string' ? (words[name]?.[value] ?? value) : '';
  return Object.entries(fields).map(([key, name]) => {
    const leaf = name.slice(name.lastIndexOf('.') + 1);
    return { name, label: translate(key), ...(leaf.endsWith('Type') && { show: wordOf(`${leaf}Enum`) }) };
  });
}
