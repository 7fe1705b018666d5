import type { ObjectSchema } from 'yup';
import { describe, expect, it } from 'vitest';
import { billingDealDetails } from '#contract/entities/billingDeal.ts';
import { consumerDetails } from '#contract/entities/consumer.ts';
import { invoiceDocument } from '#contract/entities/invoice.ts';
import { itemDetails } from '#contract/entities/item.ts';
import { billingRequestDetails, paymentRequestDetails } from '#contract/entities/paymentRequest.ts';
import { transactionDetails } from '#contract/entities/transaction.ts';
import { fields as english } from '#src/i18n/catalogue/fields.en.ts';
import { fields as hebrew } from '#src/i18n/catalogue/fields.he.ts';
import { loadFieldNames } from '#src/i18n/laterWords.ts';

/** Every field of a schema and of the objects inside it. */
function fieldsOf(description: object): string[] {
  if ('innerType' in description && typeof description.innerType === 'object' && description.innerType !== null)
    return fieldsOf(description.innerType);
  if (!('fields' in description) || typeof description.fields !== 'object' || description.fields === null) return [];
  return Object.entries(description.fields).flatMap(([name, field]: [string, unknown]) => [
    name,
    ...(typeof field === 'object' && field !== null ? fieldsOf(field) : []),
  ]);
}

const entities: readonly [string, ObjectSchema<object>][] = [
  ['transaction', transactionDetails],
  ['consumer', consumerDetails],
  ['item', itemDetails],
  ['billing deal', billingDealDetails],
  ['invoice', invoiceDocument],
  ['payment request', paymentRequestDetails],
  ['billing request', billingRequestDetails],
];

describe('the names of fields', () => {
  it.each(entities)('has one for every field of a %s', (_, schema) => {
    const fields = fieldsOf(schema.describe());
    expect(fields.length).toBeGreaterThan(10);
    expect(fields.filter((field) => field !== 'updateTimestamp' && !Object.hasOwn(hebrew, field))).toEqual([]);
  });

  it('are there in both languages, each in its own letters', () => {
    expect(Object.keys(english)).toEqual(Object.keys(hebrew));
    expect(Object.values(hebrew).filter((name) => name !== 'Upay' && !/[א-ת]/.test(name))).toEqual([]);
    expect(Object.values<string>(english).filter((name) => /[א-ת]/.test(name) || name === '')).toEqual([]);
  });

  it('load by language', async () => {
    expect(await loadFieldNames('he-IL')).toBe(hebrew);
    expect(await loadFieldNames('en-IL')).toBe(english);
  });
});
