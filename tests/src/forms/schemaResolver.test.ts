import { get, type ResolverOptions } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { chargeRequest } from '#contract/entities/transactionRequest.ts';
import { schemaResolver } from '#src/forms/schemaResolver.ts';

interface Values {
  amount: string;
  expiry: string;
  price: string;
}

const resolver = schemaResolver<Values>({
  schema: chargeRequest,
  toBody: ({ amount, expiry, price }) => ({
    terminalID: '5b0b1d5c-9f0a-4d0e-8d0a-5d0e5d0e5d0e',
    transactionAmount: amount === '' ? undefined : Number(amount),
    creditCardSecureDetails: { cardNumber: '4580458045804580', cardExpiration: expiry },
    dealDetails: { items: [{ itemName: 'x', quantity: 1, price: Number(price) }] },
  }),
  today: () => '2026-11-20',
  translate: (key, values) => `${key} ${JSON.stringify(values ?? {})}`,
  fieldOf: (path) =>
    ({ transactionAmount: 'amount', 'creditCardSecureDetails.cardExpiration': 'expiry' })[path] ?? path,
});

const options: ResolverOptions<Values> = { fields: {}, shouldUseNativeValidation: false };
const judge = (values: Partial<Values>) =>
  resolver({ amount: '1', expiry: '12/27', price: '1', ...values }, undefined, options);

describe('the resolver of a schema', () => {
  it('has nothing against sound values, and gives them back as they were typed', async () => {
    expect(await judge({})).toEqual({ values: { amount: '1', expiry: '12/27', price: '1' }, errors: {} });
  });

  it.each([
    [{ amount: '' }, 'amount', 'Required {}'],
    [{ amount: '0' }, 'amount', 'MustBeBiggerThan {"min":0}'],
    [{ amount: '1.005' }, 'amount', 'AllowedPrecision {"val":2}'],
    [{ expiry: '10/26' }, 'expiry', 'CreditCardHasExpired {}'],
    [{ expiry: '13/26' }, 'expiry', 'InvalidExpirationDate {}'],
    [{ price: '-1' }, 'dealDetails.items.0.price', 'OnlyPositiveNumbersAreAllowed {}'],
  ])('puts the fault of %j on %s', async (values, field, message) => {
    const { errors } = await judge(values);
    expect(get(errors, field)).toEqual({ type: 'rule', message });
  });
});
