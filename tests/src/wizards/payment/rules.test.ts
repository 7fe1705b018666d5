import { get, type ResolverOptions } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { schemaResolver } from '#src/forms/schemaResolver.ts';
import { ownFaults } from '#src/wizards/payment/form/faults.ts';
import { formFieldOf } from '#src/wizards/payment/form/formFieldOf.ts';
import type { PaymentPlace, PaymentFormValues } from '#src/wizards/payment/form/paymentForm.ts';
import { processOf } from '#src/wizards/payment/form/processing.ts';
import { asksForVoice, apiErrorOf, withoutCode } from '#src/attempts/apiError.ts';
import { paymentSteps } from '#src/wizards/payment/paymentSteps.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import { faultsIn } from '#src/forms/faultsIn.ts';
import { card, charged, place, terminal, transactionID, withLines } from './samples.ts';

const options: ResolverOptions<PaymentFormValues> = { fields: {}, shouldUseNativeValidation: false };

async function judge(values: PaymentFormValues, at: PaymentPlace = place) {
  const process = processOf(values.jDealType);
  if (!process) throw new Error('unknown deal');
  const resolver = schemaResolver<PaymentFormValues>({
    schema: process.schema,
    toBody: (typed) => process.toBody(typed, at),
    today: () => '2026-11-20',
    translate: (key, parameters) => [key, ...Object.values(parameters ?? {})].join(' '),
    fieldOf: (path) => formFieldOf(path, values),
    ownFaults: (typed) => ownFaults(typed, at),
  });
  return (await resolver(values, undefined, options)).errors;
}

const spread = (numberOfPayments: string, initialPaymentAmount = ''): Partial<PaymentFormValues> => ({
  transactionType: 'installments',
  installmentDetails: { numberOfPayments, initialPaymentAmount },
});
const typed = (values: Partial<typeof card>) => ({ creditCardSecureDetails: { ...card, ...values } });
const copies = (count: number, last = 'a@b.il'): Partial<PaymentFormValues> => ({
  issueInvoice: true,
  invoiceDetails: {
    ...charged.invoiceDetails,
    sendCCTo: [...Array.from({ length: count - 1 }, () => 'a@b.il'), last].join(', '),
  },
});
const bank = { bank: '12', bankBranch: '600', bankAccount: '123456', dueDate: '', reference: '' };
const number = 'creditCardSecureDetails.cardNumber';
const percent = 'PercentageMustBeLessThan100';

describe('the rules of a deal', () => {
  it.each<[string, PaymentFormValues]>([
    ['by card', charged],
    ['of lines', withLines({ price: '10', quantity: '0.5' })],
    ['in 36 payments', { ...charged, ...spread('36') }],
    ['a check without amount', { ...charged, jDealType: 'J2', transactionAmount: '' }],
    ['a card without a code', { ...charged, ...typed({ cardNumber: '123456789', cvv: '' }) }],
    ['99.99 percent off', withLines({ price: '100', discount: '99.99', discountUnit: 'percent' })],
  ])('pass %s', async (_, values) => {
    expect(await judge(values)).toEqual({});
  });

  it.each<[Partial<PaymentFormValues>, string, string]>([
    [
      { paymentMethod: 'bank', bankTransferDetails: { ...bank, dueDate: '30/02/2027' } },
      'bankTransferDetails.dueDate',
      'Invalid',
    ],
    [{ transactionAmount: '' }, 'transactionAmount', 'Required'],
    [{ transactionAmount: '0' }, 'transactionAmount', 'MustBeBiggerThan 0'],
    [{ transactionAmount: '10000000' }, 'transactionAmount', 'MustBeLessThan 10000000'],
    [{ transactionAmount: '1.234' }, 'transactionAmount', 'AllowedPrecision 2'],
    [typed({ cardNumber: '' }), number, 'Required'],
    [typed({ cardNumber: '4580 4580 4580 4581' }), number, 'InvalidCardNumber'],
    [typed({ cardExpiration: '' }), 'creditCardSecureDetails.cardExpiration', 'Required'],
    [typed({ cardExpiration: '10 / 2026' }), 'creditCardSecureDetails.cardExpiration', 'CreditCardHasExpired'],
    [typed({ cardExpiration: '13 / 2026' }), 'creditCardSecureDetails.cardExpiration', 'InvalidExpirationDate'],
    [typed({ cvv: '' }), 'creditCardSecureDetails.cvv', 'Required'],
    [typed({ cvv: '1234' }), 'creditCardSecureDetails.cvv', 'MustBeExactlyCharacters 3'],
    [
      typed({ cardOwnerNationalID: '123456789' }),
      'creditCardSecureDetails.cardOwnerNationalID',
      'IsraeliNationalIdMustBeValid',
    ],
    [{ paymentMethod: 'token' }, 'creditCardToken', 'Required'],
    [{ paymentMethod: 'pinPad' }, 'pinPadDeviceID', 'Required'],
    [{ paymentMethod: 'bank' }, 'bankTransferDetails.bank', 'Required'],
    [spread('1'), 'installmentDetails.numberOfPayments', 'MustBeInRange 2 36'],
    [spread('37'), 'installmentDetails.numberOfPayments', 'MustBeInRange 2 36'],
    [spread(''), 'installmentDetails.numberOfPayments', 'Required'],
    [spread('2', '118.00'), 'installmentDetails.initialPaymentAmount', 'InstallmentsMustEqualTotal'],
    [spread('3', '200'), 'installmentDetails.initialPaymentAmount', 'InstallmentsMustEqualTotal'],
    [spread('3', '1.2.5'), 'installmentDetails.initialPaymentAmount', 'OnlyNumbersAreAllowed'],
    [spread('3', '10.005'), 'installmentDetails.initialPaymentAmount', 'AllowedPrecision 2'],
    [{ transactionAmount: '1,23,4' }, 'transactionAmount', 'OnlyNumbersAreAllowed'],
    [{ currency: 'USD', currencyRate: '3.71234' }, 'currencyRate', 'AllowedPrecision 4'],
    [{ issueInvoice: true }, 'dealDetails.consumerName', 'ConsumerNameIsRequired'],
    [{ issueInvoice: true }, 'dealDetails.consumerEmail', 'ConsumerEmailIsRequired'],
    [{ isNewCustomer: true }, 'dealDetails.consumerName', 'Required'],
    [copies(11), 'invoiceDetails.sendCCTo', 'MustHaveAtMost 10'],
    [copies(2, 'x'), 'invoiceDetails.sendCCTo', 'EmailMustBeValid'],
  ])('%j has a fault of %s', async (values, field, message) => {
    const errors = await judge({ ...charged, ...values });
    expect(get(errors, field)).toEqual({ type: 'rule', message });
  });

  it.each<[object, string, string]>([
    [{ itemName: '', price: '1' }, 'itemName', 'Required'],
    [{ price: '' }, 'price', 'Required'],
    [{ price: '5', quantity: '0' }, 'quantity', 'MustBeInRange 0.01 99999'],
    [{ price: '5', discount: '100', discountUnit: 'percent' }, 'discount', percent],
    [{ price: '85', quantity: '1', discount: '85.01' }, 'discount', 'DiscountExceedsSum'],
    [{ price: '85', discount: '1.2.5' }, 'discount', 'OnlyNumbersAreAllowed'],
    [{ price: '85', discount: '1.005' }, 'discount', 'AllowedPrecision 2'],
    [{ price: '85', discount: '1.2.5', discountUnit: 'percent' }, 'discount', 'OnlyNumbersAreAllowed'],
    [{ price: '85', discount: '12.345', discountUnit: 'percent' }, 'discount', 'AllowedPrecision 2'],
    [{ price: '5000', quantity: '99999' }, 'quantity', 'MustBeInRange 0.01 1999.99'],
  ])('a line of %j has a fault of its %s', async (values, field, message) => {
    const errors = await judge(withLines(values));
    expect(get(errors, `dealDetails.items.0.${field}`)).toEqual({ type: 'rule', message });
  });

  it('a deal of more lines than it may have has a fault as a whole', async () => {
    const lines = (count: number) => withLines(...Array.from({ length: count }, () => ({ price: '5' })));
    expect(await judge(lines(100))).toEqual({});
    expect((await judge(lines(101))).root?.form?.message).toBe('MustHaveAtMost 100');
  });

  it('a deal of lines that come to nothing has a fault as a whole', async () => {
    const errors = await judge(withLines({ price: '5', discount: '5' }));
    expect(errors.root?.form?.message).toBe('MustBeBiggerThan 0');
  });

  it('asks for the owner of the card where the terminal does', async () => {
    const errors = await judge(charged, { ...place, terminal: { ...terminal, nationalIDRequired: true } });
    expect(get(errors, 'creditCardSecureDetails.cardOwnerNationalID')).toMatchObject({ message: 'Required' });
  });
});

describe('the steps', () => {
  const { stepOfField, belongsTo } = paymentSteps;
  const stepsOf = (jDealType: string, on: Terminal) => paymentSteps.stepsOf({ ...charged, jDealType }, on);

  it('are three, whatever is done', () => {
    expect(stepsOf('J4', terminal)).toEqual(['deal', 'payment', 'confirm']);
    expect(stepsOf('J5', terminal)).toEqual(['deal', 'payment', 'confirm']);
    expect(stepsOf('J4', { ...terminal, integrations: {} })).toEqual(['deal', 'payment', 'confirm']);
  });

  it.each([
    ['dealDetails.consumerPhone', 'payment'],
    ['transactionAmount', 'deal'],
    ['currencyRate', 'deal'],
    ['dealDetails.items.0.price', 'deal'],
    ['creditCardSecureDetails.cvv', 'payment'],
    ['installmentDetails.initialPaymentAmount', 'payment'],
    ['invoiceDetails.sendCCTo', 'payment'],
  ])('%s is shown by %s', (field, step) => {
    const steps = stepsOf('J4', terminal);
    expect(stepOfField(field, steps)).toBe(step);
    expect(steps.filter((one) => one !== 'confirm' && belongsTo(one, field))).toEqual([step]);
  });

  it('find the first faulty field, however deep', () => {
    const fault = { type: 'rule', message: 'x' };
    expect(faultsIn({})).toEqual([]);
    expect(faultsIn({ root: { server: fault } })).toEqual([]);
    expect(faultsIn({ transactionAmount: fault })).toMatchObject([{ field: 'transactionAmount' }]);
    expect(faultsIn({ dealDetails: { items: [undefined, { price: fault }] } })).toMatchObject([
      { field: 'dealDetails.items.1.price' },
    ]);
  });
});

describe('a refusal', () => {
  it.each([
    [{ code: '3' }, '003', true],
    [{ code: '004' }, '004', true],
    [{ code: '15' }, '015', false],
    [{ code: 'creditCardSecureDetails.cvv' }, undefined, false],
  ])('of %j has the code %s', (error, code, voice) => {
    const refusal = apiErrorOf({ status: 'error', message: 'no', entityUID: transactionID, errors: [error] });
    expect(refusal.code).toBe(code);
    expect(refusal).toMatchObject({ message: 'no', transactionID });
    expect(asksForVoice(refusal)).toBe(voice);
  });

  it("is told in the processor's words", () => {
    const errors = [{ code: '004', description: 'Refused' }];
    expect(apiErrorOf({ status: 'error', message: 'Could not create transaction', errors }).message).toBe('Refused');
  });

  it('leaves no code for a field', () => {
    const errors = [
      { code: '4', description: 'x' },
      { code: 'transactionAmount', description: 'y' },
    ];
    expect(withoutCode({ status: 'error', errors }).errors).toEqual([{ code: 'transactionAmount', description: 'y' }]);
  });
});
