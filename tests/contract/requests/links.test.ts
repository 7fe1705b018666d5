import { expect, it } from 'vitest';
import { linkRequest, linkUpdate } from '#contract/entities/linkRequest.ts';
import { describeRequest, faultsIn, id, type RequestCase } from './judged.ts';

const whole = {
  terminalID: id,
  dealDetails: { consumerID: id, consumerEmail: 'dana@mail.test', dealDescription: 'Order 7' },
  currency: 'ILS',
  paymentRequestAmount: 300,
  dueDate: '2026-12-01',
  isRefund: false,
  permanent: false,
  paymentIntent: false,
  userAmount: false,
  redirectUrl: 'https://shop.test/done',
  jDealType: 'J4',
  transactionType: 'installments',
  installmentDetails: {
    numberOfPayments: 3,
    initialPaymentAmount: 100,
    installmentPaymentAmount: 100,
    totalAmount: 300,
    minInstallments: 2,
    maxInstallments: 12,
    minCreditInstallments: 3,
    maxCreditInstallments: 36,
  },
  vatRate: 0.18,
  issueInvoice: true,
  invoiceDetails: { invoiceType: 'invoiceWithPaymentInfo', invoiceSubject: 'Order' },
  requestSubject: 'Please pay',
  fromAddress: 'shop@mail.test',
  language: 'he-IL',
  allowInstallments: true,
  allowCredit: true,
  hidePhone: true,
  additionalFields: { order: { title: 'Order number', required: true } },
};

const { installmentDetails: _plan, ...unplanned } = whole;
const field = { title: 'Name', required: false };

const bad: readonly RequestCase[] = [
  ['paymentRequestAmount', -1, 'OnlyPositiveNumbersAreAllowed'],
  ['paymentRequestAmount', 200, 'InstallmentsMustEqualTotal', {}, 'installmentDetails.totalAmount'],
  [
    'installmentDetails.initialPaymentAmount',
    99.99,
    'InstallmentsMustEqualTotal',
    {},
    'installmentDetails.totalAmount',
  ],
  ['installmentDetails.minInstallments', 1, 'MustBeInRange', { min: 2, max: 36 }],
  [
    'installmentDetails.minInstallments',
    13,
    'MustBeInRange',
    { min: 13, max: 36 },
    'installmentDetails.maxInstallments',
  ],
  ['installmentDetails.minCreditInstallments', 2, 'MustBeInRange', { min: 3, max: 36 }],
  ['installmentDetails.maxCreditInstallments', 37, 'MustBeInRange', { min: 3, max: 36 }],
  ['jDealType', 'J2', 'Invalid'],
  ['additionalFields', { order: { title: '', required: true } }, 'Invalid'],
  ['additionalFields', { 'a b': field }, 'Invalid'],
  ['additionalFields', { order: { title: 'a\nb', required: true } }, 'Invalid'],
  ['additionalFields', [field], 'Invalid'],
  [
    'additionalFields',
    Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`field${index}`, field])),
    'MustHaveAtMost',
    { max: 10 },
  ],
];

describeRequest('a payment request, an intent or a permanent link', linkRequest, {
  whole,
  required: ['paymentRequestAmount'],
  lengths: { redirectUrl: 1000, requestSubject: 250, 'dealDetails.dealDescription': 250 },
  good: [
    ['installmentDetails', { numberOfPayments: 4 }],
    ['installmentDetails', { maxInstallments: 6 }],
    ['additionalFields', {}],
    ['paymentRequestAmount', '300.00'],
  ],
  bad,
});

const { dealDetails: _deal, ...unnamed } = unplanned;

it.each<[string, object, string[]]>([
  ['takes an amount from its payer', { userAmount: true, paymentRequestAmount: undefined }, []],
  ['suggests an amount to its payer', { userAmount: true }, []],
  ['lets nobody choose what is paid out', { userAmount: true, isRefund: true }, ['userAmount: Invalid']],
  ['saves the card of a customer', { paymentRequestAmount: 0, dealDetails: { consumerID: id } }, []],
  ["saves nobody's card", { paymentRequestAmount: 0 }, ['dealDetails.consumerID: Required']],
  ['pays out nothing', { paymentRequestAmount: 0, isRefund: true }, ['paymentRequestAmount: MustBeBiggerThan']],
])('a link %s', (_name, change, expected) => {
  const found = faultsIn(linkRequest, { ...unnamed, ...change });
  expect(found.map(({ path, key }) => `${path}: ${key}`)).toEqual(expected);
});

describeRequest('a link that pays out', linkRequest, {
  whole: { ...unplanned, isRefund: true },
  required: ['paymentRequestAmount'],
  bad: [
    ['permanent', true, 'Invalid'],
    ['userAmount', true, 'Invalid'],
    ['jDealType', 'J5', 'Invalid'],
  ],
});

describeRequest('a change of a payment request', linkUpdate, {
  whole: { ...whole, paymentRequestID: id, updateTimestamp: 'AAAAAAAAAAE=' },
  required: ['paymentRequestAmount'],
  bad: [['paymentRequestID', 'x', 'MustBeValidID']],
});
