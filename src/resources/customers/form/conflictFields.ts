import type { ConflictField } from '#src/forms/conflict/changedFields.ts';
import type { CustomerValues } from './customerValues.ts';

/** Fields of the form by the key of their words. */
const fields = {
  name: 'consumerName',
  email: 'consumerEmail',
  phone: 'consumerPhone',
  secondPhone: 'consumerSecondPhone',
  nationalID: 'consumerNationalID',
  vatExempt: 'vatExempt',
  active: 'active',
  street: 'consumerAddress.street',
  house: 'consumerAddress.house',
  apartment: 'consumerAddress.apartment',
  city: 'consumerAddress.city',
  zip: 'consumerAddress.zip',
  country: 'consumerAddress.countryCode',
  bank: 'bankDetails.bank',
  bankBranch: 'bankDetails.bankBranch',
  bankAccount: 'bankDetails.bankAccount',
  note: 'consumerNote',
  externalReference: 'externalReference',
  billingDesktopRefNumber: 'billingDesktopRefNumber',
  woocommerceID: 'woocommerceID',
  ecwidID: 'ecwidID',
} as const;

/** The fields of a customer as a conflict shows them. @param banks names by code */
export function conflictFields(
  translate: (key: string) => string,
  banks: Readonly<Record<string, string>> = {},
): ConflictField<CustomerValues>[] {
  const yesOrNo = (value: unknown) => translate(value === true ? 'list.yes' : 'list.no');
  const bankName = (value: unknown) => {
    const code = Object.keys(banks).find((one) => Number(one) === Number(value));
    return value === '' || typeof value !== 'string' ? '' : (banks[code ?? ''] ?? value);
  };
  const shown = { vatExempt: yesOrNo, active: yesOrNo, bank: bankName };
  return Object.entries(fields).map(([key, name]) => ({
    name,
    label: translate(`customer.${key}`),
    ...(key in shown && { show: shown[key as keyof typeof shown] }),
  }));
}
