import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { charge, detailsOf, poster, terminalsOf, typed, type Post } from '#tests/support/payments.ts';
import { unknownGuid } from '#tests/support/requests.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

let sandbox: TestSandbox;
let post: Post;
let main: string;
let closed: string;
let others: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  post = poster(sandbox);
  [main = '', , closed = ''] = (await terminalsOf(sandbox)).map(({ terminalID }) => terminalID);
  [others = ''] = (await terminalsOf(sandbox, 'otherManager')).map(({ terminalID }) => terminalID);
});
afterAll(() => sandbox.close());

const without = (body: Record<string, unknown>, name: string) => ({ ...body, [name]: undefined });
const bank = { bank: 12, bankBranch: 600, bankAccount: '123456' };
const spread = { numberOfPayments: 3, initialPaymentAmount: 40, installmentPaymentAmount: 30, totalAmount: 100 };

describe('a charge names the field that is wrong', () => {
  it.each<[string, (body: Record<string, unknown>) => object, string]>([
    ['no terminal', (body) => without(body, 'terminalID'), 'terminalID'],
    ['no amount', (body) => without(body, 'transactionAmount'), 'transactionAmount'],
    ['an amount of nothing', (body) => ({ ...body, transactionAmount: 0 }), 'transactionAmount'],
    ['three decimals', (body) => ({ ...body, transactionAmount: 1.005 }), 'transactionAmount'],
    ['too much', (body) => ({ ...body, transactionAmount: 10_000_000 }), 'transactionAmount'],
    ['no means', (body) => without(body, 'creditCardSecureDetails'), 'creditCardSecureDetails'],
    ['two means', (body) => ({ ...body, bankTransferDetails: bank }), 'creditCardSecureDetails'],
    [
      'no card number',
      (body) => ({ ...body, creditCardSecureDetails: typed('4242424242424241') }),
      'creditCardSecureDetails.cardNumber',
    ],
    [
      'an expired card',
      (body) => ({ ...body, creditCardSecureDetails: typed(undefined, { cardExpiration: '10/26' }) }),
      'creditCardSecureDetails.cardExpiration',
    ],
    [
      'a code too long',
      (body) => ({ ...body, creditCardSecureDetails: typed(undefined, { cvv: '1234' }) }),
      'creditCardSecureDetails.cvv',
    ],
    [
      'no code',
      (body) => ({ ...body, creditCardSecureDetails: typed(undefined, { cvv: '' }) }),
      'creditCardSecureDetails.cvv',
    ],
    ['another deal type', (body) => ({ ...body, jDealType: 'J5' }), 'jDealType'],
    ['an unknown deal type', (body) => ({ ...body, jDealType: 'J9' }), 'jDealType'],
    ['another currency', (body) => ({ ...body, currency: 'GBP' }), 'currency'],
    ['cash', (body) => ({ ...body, paymentTypeEnum: 'cash' }), 'paymentTypeEnum'],
    [
      'a transfer in dollars',
      (body) => ({ ...without(body, 'creditCardSecureDetails'), bankTransferDetails: bank, currency: 'USD' }),
      'currency',
    ],
    [
      'a transfer without a branch',
      (body) => ({
        ...without(body, 'creditCardSecureDetails'),
        bankTransferDetails: { ...bank, bankBranch: undefined },
      }),
      'bankTransferDetails.bankBranch',
    ],
    [
      'a transfer on no day',
      (body) => ({
        ...without(body, 'creditCardSecureDetails'),
        bankTransferDetails: { ...bank, dueDate: '2026-02-31T00:00:00' },
      }),
      'bankTransferDetails.dueDate',
    ],
    [
      'payments that do not add up',
      (body) => ({
        ...body,
        transactionAmount: 100,
        transactionType: 'installments',
        installmentDetails: { ...spread, initialPaymentAmount: 41 },
      }),
      'installmentDetails.totalAmount',
    ],
    [
      'payments of another deal',
      (body) => ({ ...body, transactionAmount: 101, transactionType: 'credit', installmentDetails: spread }),
      'installmentDetails.totalAmount',
    ],
    [
      'too few payments for credit',
      (body) => ({
        ...body,
        transactionAmount: 70,
        transactionType: 'credit',
        installmentDetails: { ...spread, numberOfPayments: 2, totalAmount: 70 },
      }),
      'installmentDetails.numberOfPayments',
    ],
    [
      'payments of a regular deal',
      (body) => ({ ...body, transactionAmount: 100, installmentDetails: spread }),
      'installmentDetails',
    ],
    ['no payments', (body) => ({ ...body, transactionType: 'installments' }), 'installmentDetails.numberOfPayments'],
    [
      'VAT that does not fit',
      (body) => ({ ...body, transactionAmount: 118, vatRate: 0.18, vatTotal: 18.02 }),
      'vatTotal',
    ],
    [
      'net that does not fit',
      (body) => ({ ...body, transactionAmount: 118, vatRate: 0.18, netTotal: 99.98 }),
      'netTotal',
    ],
    [
      'an e-mail that is none',
      (body) => ({ ...body, dealDetails: { consumerEmail: 'x' } }),
      'dealDetails.consumerEmail',
    ],
    [
      'a line without a name',
      (body) => ({ ...body, dealDetails: { items: [{ price: 1, quantity: 1 }] } }),
      'dealDetails.items[0].itemName',
    ],
    [
      'a line that costs less than nothing',
      (body) => ({ ...body, dealDetails: { items: [{ itemName: 'x', price: 1, quantity: 1, discount: 2 }] } }),
      'dealDetails.items[0].discount',
    ],
    ['a document in dollars', (body) => ({ ...body, currency: 'USD', issueInvoice: true }), 'issueInvoice'],
    ['a card saved for nobody', (body) => ({ ...body, saveCreditCard: true }), 'dealDetails.consumerID'],
    [
      'a pinpad that is not there',
      (body) => ({ ...without(body, 'creditCardSecureDetails'), pinPad: true, pinPadDeviceID: 'x' }),
      'pinPadDeviceID',
    ],
    ['one of two pinpads', (body) => ({ ...without(body, 'creditCardSecureDetails'), pinPad: true }), 'pinPadDeviceID'],
    ['a closed terminal', (body) => ({ ...body, terminalID: closed }), 'terminalID'],
  ])('%s', async (_case, change, code) => {
    const answer = await post('transactions.create', { body: change(charge(main)) });
    expect([answer.status, answer.body.status]).toEqual([400, 'error']);
    expect(answer.body.errors?.map((error) => error.code)).toContain(code);
    for (const error of answer.body.errors ?? []) expect(error.description).toMatch(/\S/);
  });

  it('in the caller’s language', async () => {
    const body = { ...charge(main), jDealType: 'J5' };
    const answer = await post('transactions.create', { body, locale: 'he-IL' });
    expect(answer.body).toMatchObject({ message: 'לא ניתן לעבד את סוג הפעולה J5', errors: [{ code: 'jDealType' }] });
  });
});

describe('what belongs to nobody or to another merchant', () => {
  it.each<[string, () => object, string]>([
    ['a terminal', () => ({ terminalID: others }), 'Terminal'],
    ['a terminal nobody has', () => ({ terminalID: unknownGuid }), 'Terminal'],
    ['a customer', () => ({ dealDetails: { consumerID: unknownGuid } }), 'Consumer'],
    [
      'a saved card',
      () => ({ creditCardSecureDetails: undefined, creditCardToken: unknownGuid }),
      'CreditCardTokenDetails',
    ],
    [
      'a hold',
      () => ({ creditCardSecureDetails: undefined, initialJ5TransactionID: unknownGuid }),
      'PaymentTransaction',
    ],
    ['a payment request', () => ({ paymentRequestID: unknownGuid }), 'PaymentRequest'],
    ['a payment intent', () => ({ paymentIntentID: unknownGuid }), 'PaymentRequest'],
  ])('%s is not found', async (_case, more, entityType) => {
    const answer = await post('transactions.create', { body: charge(main, more()) });
    expect([answer.status, answer.body]).toMatchObject([404, { status: 'error', entityType }]);
  });
});

describe('what a charge says of its money', () => {
  const kept = async (more: object) => {
    const answer = await post('transactions.create', { body: charge(main, more) });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return detailsOf(sandbox, answer.body.entityUID);
  };

  it.each([
    ['the terminal’s rate', { transactionAmount: 118 }, { vatRate: 0.18, netTotal: 100, vatTotal: 18 }],
    ['a rate of its own', { transactionAmount: 117, vatRate: 0.17 }, { vatRate: 0.17, netTotal: 100, vatTotal: 17 }],
    ['no VAT', { transactionAmount: 119, vatRate: 0 }, { vatRate: 0, netTotal: 119, vatTotal: 0 }],
    [
      'an agora’s tolerance',
      { transactionAmount: 120, netTotal: 101.7, vatTotal: 18.3 },
      { netTotal: 101.7, vatTotal: 18.3 },
    ],
  ])('is VAT by %s', async (_case, more, expected) => {
    expect(await kept(more)).toMatchObject(expected);
  });

  it('is VAT of the lines that bear it', async () => {
    const items = [
      { itemName: 'Lamp', price: 59, quantity: 2 },
      { itemName: 'Fruit', price: 10.5, quantity: 2, discount: 1, withoutVat: true },
    ];
    expect(await kept({ transactionAmount: 138, dealDetails: { items } })).toMatchObject({
      netTotal: 120,
      vatTotal: 18,
      discountTotal: 1,
      dealDetails: {
        items: [
          { itemName: 'Lamp', amount: 118, vat: 18, netAmount: 100, vatRate: 0.18 },
          { itemName: 'Fruit', amount: 20, vat: 0, netAmount: 20, withoutVat: true },
        ],
      },
    });
  });

  it('is its payments', async () => {
    const more = { transactionAmount: 100, transactionType: 'installments', installmentDetails: spread };
    expect(await kept(more)).toMatchObject({
      numberOfPayments: 3,
      initialPaymentAmount: 40,
      installmentPaymentAmount: 30,
      totalAmount: 100,
    });
  });

  it('is the official rate of a foreign currency, unless another one is asked for', async () => {
    const official = await kept({ currency: 'USD' });
    expect(official.currencyRate).toBeGreaterThan(3);
    expect((await kept({ currency: 'USD', currencyRate: 0 })).currencyRate).toBe(official.currencyRate);
    expect((await kept({ currency: 'EUR', currencyRate: 4.5 })).currencyRate).toBe(4.5);
    expect((await kept({ currencyRate: 4.5 })).currencyRate).toBeUndefined();
  });

  it('by transfer waits for its file and meets no processor', async () => {
    const details = await kept({
      creditCardSecureDetails: undefined,
      bankTransferDetails: { ...bank, reference: '7' },
    });
    expect(details).toMatchObject({
      paymentTypeEnum: 'bank',
      status: 'awaitingForTransmission',
      bankTransferDetails: { ...bank, reference: '7' },
      allowTransmission: false,
      allowTransmissionCancellation: true,
      allowRefund: false,
    });
    expect(details.processorResultCode).toBeUndefined();
  });
});
