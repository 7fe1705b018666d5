import type { ConflictField } from '#src/forms/conflict/changedFields.ts';
import { conflictFieldsOf, yesOrNo } from '#src/forms/conflict/shownValues.ts';
import type { CustomerFormValues } from './customerFormValues.ts';

/** Fields of the form by the key of their words. */
const fields = {
  'customer.name': 'consumerName',
  'customer.email': 'consumerEmail',
  'customer.phone': 'consumerPhone',
  'customer.secondPhone': 'consumerSecondPhone',
  'customer.nationalID': 'consumerNationalID',
  'customer.vatExempt': 'vatExempt',
  'customer.active': 'active',
  'addressField.street': 'consumerAddress.street',
  'addressField.house': 'consumerAddress.house',
  'addressField.apartment': 'consumerAddress.apartment',
  'addressField.city': 'consumerAddress.city',
  'addressField.zip': 'consumerAddress.zip',
  'addressField.country': 'consumerAddress.countryCode',
  'bankField.bank': 'bankDetails.bank',
  'bankField.branch': 'bankDetails.bankBranch',
  'bankField.account': 'bankDetails.bankAccount',
  'customer.note': 'consumerNote',
  'customer.externalReference': 'externalReference',
  'customer.billingDesktopRefNumber': 'billingDesktopRefNumber',
  'customer.woocommerceID': 'woocommerceID',
  'customer.ecwidID': 'ecwidID',
} as const;

/** The fields of a customer as a conflict shows them. @param banks names by code */
export function conflictFields(
  translate: (key: string) => string,
  banks: Readonly<Record<string, string>> = {},
): ConflictField<CustomerFormValues>[] {
  const bankName = (value: unknown) => {
    const code = Object.keys(banks).find((one) => Number(one) === Number(value));
    return value === '' || typeof value !== 'string' ? '' : (banks[code ?? ''] ?? value);
  };
  const shown = {
    vatExempt: yesOrNo(translate),
    active: yesOrNo(translate),
    'bankDetails.bank': bankName,
  };
  return conflictFieldsOf<CustomerFormValues>(translate, fields, shown);
}
