import type { CreateOf, DraftOf, RecordOf, UpdateOf } from '#contract/entities/callTypes.ts';
import { fullAccount } from '#contract/rules/bankAccount.ts';
import { addressOf, toAddress, type AddressValues } from '#src/fields/address/addressValues.ts';
import { textOf, toText } from '#src/forms/formTexts.ts';

type Customer = RecordOf<'customers'>;

const bankFields = ['bank', 'bankBranch', 'bankAccount'] as const satisfies readonly (keyof NonNullable<
  Customer['bankDetails']
>)[];
const textFields = [
  'consumerName',
  'consumerEmail',
  'consumerPhone',
  'consumerSecondPhone',
  'consumerNationalID',
  'consumerNote',
  'externalReference',
  'billingDesktopRefNumber',
  'woocommerceID',
  'ecwidID',
] as const satisfies readonly (keyof Customer)[];

type Texts<Fields extends readonly string[]> = Record<Fields[number], string>;

/** What a form of a customer holds: texts as typed. */
export interface CustomerFormValues extends Texts<typeof textFields> {
  consumerAddress: AddressValues;
  bankDetails: Texts<typeof bankFields>;
  vatExempt: boolean;
  active: boolean;
}

type Holder<Field extends string> = { readonly [Name in Field]?: string | number | null | undefined };

const textsOf = <Fields extends readonly string[]>(fields: Fields, holder: Holder<Fields[number]> | null | undefined) =>
  Object.fromEntries(fields.map((field: Fields[number]) => [field, textOf(holder?.[field])])) as Texts<Fields>;

/** The form of a customer as it is; of a new one without a record. */
export function customerValues(customer: Partial<Customer> = {}): CustomerFormValues {
  return {
    ...textsOf(textFields, customer),
    consumerAddress: addressOf(customer.consumerAddress),
    bankDetails: textsOf(bankFields, customer.bankDetails),
    vatExempt: customer.vatExempt === true,
    active: customer.active !== false,
  };
}

/** An object of texts as it travels; null when nothing of it is filled in. */
function objectOf(texts: Readonly<Record<string, string>>): Record<string, string | null> | null {
  const entries = Object.entries(texts).map(([field, text]) => [field, toText(text)] as const);
  return entries.some(([, text]) => text !== null) ? Object.fromEntries(entries) : null;
}

/** What a form sends to create a customer. */
export function customerBody(
  values: CustomerFormValues,
  terminalID: string | null | undefined,
): DraftOf<CreateOf<'customers'>> {
  return {
    terminalID,
    ...Object.fromEntries(textFields.map((field) => [field, toText(values[field])])),
    consumerAddress: toAddress(values.consumerAddress),
    bankDetails: objectOf({ ...values.bankDetails, bankAccount: fullAccount(values.bankDetails.bankAccount) }),
    vatExempt: values.vatExempt,
    active: values.active,
  };
}

/** What a form sends to change a customer: what it does not show stays as it was. */
export function customerUpdateBody(values: CustomerFormValues, customer: Customer): DraftOf<UpdateOf<'customers'>> {
  const { consumerID, updateTimestamp, origin, terminalID } = customer;
  return { ...customerBody(values, terminalID), origin, consumerID, updateTimestamp };
}
