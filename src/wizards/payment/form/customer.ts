import type { CustomerValues } from './paymentForm.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** A customer of the server as the form holds one. */
export function customerOf(row: Readonly<Record<string, unknown>>): CustomerValues {
  return {
    consumerID: text(row.consumerID),
    consumerName: text(row.consumerName),
    consumerEmail: text(row.consumerEmail),
    consumerPhone: text(row.consumerPhone),
    consumerNationalID: text(row.consumerNationalID),
  };
}
