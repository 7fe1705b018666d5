import type { ConflictField } from '#src/forms/conflict/changedFields.ts';
import { conflictFieldsOf, eachOf, wordOf, yesOrNo, type Shown } from '#src/forms/conflict/shownValues.ts';
import type { InvoiceWizardValues } from './invoiceValues.ts';

/** Fields of the form by the key of their words. */
const fields = {
  'invoiceField.type': 'invoiceDetails.invoiceType',
  'invoiceField.subject': 'invoiceDetails.invoiceSubject',
  'invoiceField.copies': 'invoiceDetails.sendCCTo',
  'invoiceWizard.language': 'invoiceDetails.invoiceLanguage',
  'customerField.name': 'dealDetails.consumerName',
  'customerField.email': 'dealDetails.consumerEmail',
  'customerField.phone': 'dealDetails.consumerPhone',
  'customerField.nationalID': 'dealDetails.consumerNationalID',
  'addressField.street': 'dealDetails.consumerAddress.street',
  'addressField.house': 'dealDetails.consumerAddress.house',
  'addressField.apartment': 'dealDetails.consumerAddress.apartment',
  'addressField.city': 'dealDetails.consumerAddress.city',
  'addressField.zip': 'dealDetails.consumerAddress.zip',
  'addressField.country': 'dealDetails.consumerAddress.countryCode',
  'dealField.amount': 'transactionAmount',
  'linesField.title': 'dealDetails.items',
  'dealField.withoutVat': 'withoutVat',
  'dealField.description': 'dealDetails.dealDescription',
  'dealField.reference': 'dealDetails.dealReference',
  'paymentsField.title': 'paymentDetails',
} as const;

/** The fields of a document as a conflict shows them. @param words those of codes, by dictionary */
export function conflictFields(
  translate: (key: string) => string,
  words: Readonly<Record<string, Readonly<Record<string, string>>>>,
): ConflictField<InvoiceWizardValues>[] {
  const shown: Readonly<Record<string, Shown>> = {
    'invoiceDetails.invoiceType': wordOf(words.invoiceTypeEnum),
    'dealDetails.items': eachOf('itemName', 'quantity', 'price', 'discount'),
    withoutVat: yesOrNo(translate),
    paymentDetails: eachOf('amount', 'reference'),
  };
  return conflictFieldsOf<InvoiceWizardValues>(translate, fields, shown);
}
