import { describe, expect, it } from 'vitest';
import type { ConflictField } from '#src/forms/conflict/changedFields.ts';
import { valuePaths } from '#src/forms/conflict/changedFields.ts';
import { conflictFields as dealFields } from '#src/resources/billingDeals/form/conflictFields.ts';
import { dealValues } from '#src/resources/billingDeals/form/dealValues.ts';
import { conflictFields as customerFields } from '#src/resources/customers/form/conflictFields.ts';
import { customerValues } from '#src/resources/customers/form/customerFormValues.ts';
import { itemConflictFields, itemValues } from '#src/resources/items/itemValues.ts';
import { terminalConflictFields } from '#src/resources/terminals/form/conflictFields.ts';
import { terminalValues } from '#src/resources/terminals/form/terminalValues.ts';
import { conflictFields as invoiceFields } from '#src/wizards/invoicing/form/conflictFields.ts';
import { invoiceValuesOf } from '#src/wizards/invoicing/form/invoiceValues.ts';
import { conflictFields as linkFields } from '#src/wizards/paymentRequest/edit/conflictFields.ts';
import { valuesOfLink } from '#src/wizards/paymentRequest/form/linkValues.ts';

const say = (key: string) => key;

interface Form {
  values: unknown;
  fields: readonly Pick<ConflictField, 'name' | 'label'>[];
  /** Values without a word of their own, and why. */
  unnamed: readonly string[];
}

const card = valuePaths(dealValues({}, 'ILS', '').creditCardSecureDetails).map(
  (path) => `creditCardSecureDetails.${path}`,
);
const forms: Record<string, Form> = {
  customers: { values: customerValues({}), fields: customerFields(say), unnamed: [] },
  items: { values: itemValues({}, 'ILS'), fields: itemConflictFields(say), unnamed: [] },
  billingDeals: {
    values: dealValues({}, 'ILS', ''),
    fields: dealFields(say, {}),
    // Ids, what only this form knows, and a card that is typed, which no record has.
    unnamed: ['dealDetails.consumerID', 'isNewCustomer', 'creditCardToken', ...card],
  },
  paymentRequests: {
    values: valuesOfLink({}),
    fields: linkFields(say),
    // An id, what only this form knows, and what is settled when a link is made.
    unnamed: ['dealDetails.consumerID', 'isNewCustomer', 'linkKind'],
  },
  invoices: {
    values: invoiceValuesOf({}, { invoiceType: 'invoice', locale: 'he-IL' }),
    fields: invoiceFields(say, {}),
    // An id, and what only this form knows.
    unnamed: ['dealDetails.consumerID', 'isNewCustomer'],
  },
  terminals: {
    values: terminalValues({}),
    fields: terminalConflictFields(say, {}, ['Manager']),
    // It is written and never shown.
    unnamed: ['webhooks.securityHeader.value'],
  },
};

describe('what somebody else has saved', () => {
  it.each(Object.entries(forms))('is shown value by value: %s', (_, { values, fields, unnamed }) => {
    const named: string[] = fields.map(({ name }) => name);
    expect(
      valuePaths(values)
        .filter((path) => !named.includes(path))
        .toSorted(),
    ).toEqual([...unnamed].toSorted());
    // Nor does a field show what the form does not hold.
    expect(named.filter((name) => !valuePaths(values).includes(name))).toEqual([]);
    expect(fields.filter(({ label }) => label === '')).toEqual([]);
  });
});
