import { expect, it } from 'vitest';
import {
  billingTransactionRequest,
  blockRequest,
  cancelTransmissionRequest,
  chargebackRequest,
  chargeRequest,
  checkRequest,
  consentRequest,
  consentStatusRequest,
  refundRequest,
  slipRequest,
  transmitRequest,
} from '#contract/entities/transactionRequest.ts';
import { describeRequest, faultsIn, id, type RequestCase } from './judged.ts';

const card = { cardNumber: '4111111111111111', cardExpiration: '12/28', cvv: '123' };
const basics = {
  terminalID: id,
  currency: 'ILS',
  cardPresence: 'Internet',
  jDealType: 'J4',
  transactionType: 'regularDeal',
  connectionID: 'c-1',
  extension: { attemptID: id },
  creditCardSecureDetails: card,
  dealDetails: { dealDescription: 'ארוחה' },
};
const vat = { vatRate: 0.18, vatTotal: 15.25, netTotal: 84.75 };
const charge = {
  ...basics,
  ...vat,
  transactionAmount: 100,
  discountTotal: 0,
  netDiscountTotal: 0,
  paymentTypeEnum: 'card',
  currencyRate: 0,
  saveCreditCard: true,
  issueInvoice: true,
  invoiceDetails: { invoiceType: 'invoiceWithPaymentInfo' },
  okNumber: '0123456',
  origin: 'web',
};
const badBasics: readonly RequestCase[] = [
  ['terminalID', 'x', 'MustBeValidID'],
  ['currency', 'GBP', 'Invalid'],
  ['jDealType', 'J9', 'Invalid'],
  ['transactionType', 'gift', 'Invalid'],
  ['creditCardToken', 'x', 'MustBeValidID'],
  ['creditCardSecureDetails.cardNumber', '4111111111111112', 'InvalidCardNumber'],
  ['creditCardSecureDetails.cardExpiration', '10/26', 'CreditCardHasExpired'],
  ['creditCardSecureDetails.cvv', '1', 'MustBeExactlyCharacters', { val: 3 }],
  ['dealDetails.consumerEmail', 'x', 'EmailMustBeValid'],
  ['extension', { text: 'x'.repeat(4000) }, 'Invalid'],
];
const badMoney: readonly RequestCase[] = [
  ['transactionAmount', '0x10', 'OnlyNumbersAreAllowed'],
  ['transactionAmount', '1e3', 'OnlyNumbersAreAllowed'],
  ['transactionAmount', '1 000', 'OnlyNumbersAreAllowed'],
  ['transactionAmount', '1,5', 'OnlyNumbersAreAllowed'],
  ['transactionAmount', 0, 'MustBeBiggerThan', { min: 0 }],
  ['transactionAmount', 10_000_000, 'MustBeLessThan', { max: 10_000_000 }],
  ['transactionAmount', 1.001, 'AllowedPrecision', { val: 2 }],
  ['transactionAmount', 'x', 'OnlyNumbersAreAllowed'],
  ['vatRate', 18, 'MustBeInRange', { min: 0, max: 1 }],
  ['vatTotal', -1, 'OnlyPositiveNumbersAreAllowed'],
];

describeRequest('a charge', chargeRequest, {
  whole: charge,
  required: ['terminalID', 'transactionAmount'],
  lengths: { okNumber: 20, origin: 50, connectionID: 100, pinPadDeviceID: 50 },
  good: [
    ['transactionAmount', '100.00'],
    ['currencyRate', 3.7123],
    ['creditCardSecureDetails', null],
    ['dealDetails', null],
    ['extension', null],
  ],
  bad: [
    ...badBasics,
    ...badMoney,
    ['currencyRate', -1, 'MustBeInRange', { min: 0, max: 1000 }],
    ['currencyRate', 1001, 'MustBeInRange', { min: 0, max: 1000 }],
    ['paymentTypeEnum', 'gold', 'Invalid'],
    ['initialJ5TransactionID', 'x', 'MustBeValidID'],
    ['transactionType', 'installments', 'Required', {}, 'installmentDetails.numberOfPayments'],
    ['transactionType', 'credit', 'Required', {}, 'installmentDetails.numberOfPayments'],
  ],
});

const payments = (numberOfPayments: number, each: number) => ({
  numberOfPayments,
  initialPaymentAmount: 100 - each * (numberOfPayments - 1),
  installmentPaymentAmount: each,
  totalAmount: 100,
});
it.each([
  ['installments', payments(2, 50), []],
  ['installments', payments(36, 2), []],
  ['credit', payments(3, 30), []],
  ['credit', payments(2, 50), [['installmentDetails.numberOfPayments', 'MustBeInRange', { min: 3, max: 36 }]]],
  ['installments', payments(37, 1), [['installmentDetails.numberOfPayments', 'MustBeInRange', { min: 2, max: 36 }]]],
  ['regularDeal', payments(2, 50), [['installmentDetails', 'Invalid', {}]]],
  ['immediate', payments(2, 50), [['installmentDetails', 'Invalid', {}]]],
])('a charge by %s in $numberOfPayments payments: %j', (transactionType, installmentDetails, expected) => {
  const found = faultsIn(chargeRequest, { ...charge, transactionType, installmentDetails });
  expect(found.map(({ path, key, values }) => [path, key, values])).toEqual(expected);
});
it('the payments must add up to the amount of the charge', () => {
  const body = { ...charge, transactionAmount: 99.99, transactionType: 'installments' };
  expect(faultsIn(chargeRequest, { ...body, installmentDetails: payments(2, 50) })).toMatchObject([
    { path: 'installmentDetails.totalAmount', key: 'InstallmentsMustEqualTotal' },
  ]);
});

describeRequest('a block', blockRequest, {
  whole: { ...basics, ...vat, transactionAmount: 100 },
  required: ['terminalID', 'transactionAmount'],
  bad: [...badBasics, ...badMoney],
});
describeRequest('a check', checkRequest, { whole: basics, required: ['terminalID'], bad: badBasics });
describeRequest('a refund', refundRequest, {
  whole: { ...basics, ...vat, transactionAmount: 100, okNumber: '1' },
  required: ['terminalID', 'transactionAmount'],
  lengths: { okNumber: 20 },
  bad: [...badBasics, ...badMoney],
});
describeRequest('a chargeback', chargebackRequest, {
  whole: { existingPaymentTransactionID: id, refundAmount: 10 },
  required: ['existingPaymentTransactionID', 'refundAmount'],
  bad: [
    ['existingPaymentTransactionID', 'x', 'MustBeValidID'],
    ['refundAmount', 0, 'MustBeBiggerThan', { min: 0 }],
    ['refundAmount', 0.005, 'AllowedPrecision', { val: 2 }],
    ['refundAmount', 1.005, 'AllowedPrecision', { val: 2 }],
  ],
});
describeRequest('a charge of a deal', billingTransactionRequest, {
  whole: { billingDealID: id, oKNumber: '1' },
  required: ['billingDealID'],
  lengths: { oKNumber: 20 },
  bad: [['billingDealID', 'x', 'MustBeValidID']],
});
describeRequest('a slip', slipRequest, {
  whole: { paymentTransactionID: id, email: 'a@b.co' },
  required: ['paymentTransactionID', 'email'],
  lengths: { email: 50 },
  bad: [['email', 'x', 'EmailMustBeValid']],
});
describeRequest('a consent', consentRequest, {
  whole: {
    terminalID: id,
    transactionAmount: 5,
    currency: 'ILS',
    dealDetails: { consumerPhone: '050-1234567' },
    consentMethod: 'SMS',
  },
  required: ['terminalID', 'transactionAmount', 'currency', 'dealDetails.consumerPhone', 'consentMethod'],
  lengths: { 'dealDetails.consumerPhone': 20, 'dealDetails.consumerName': 50 },
  bad: [['consentMethod', 'Mail', 'Invalid']],
});
describeRequest('a question for a consent', consentStatusRequest, {
  whole: { terminalID: id, consentID: id, consentMethod: 'SMS' },
  required: ['terminalID', 'consentID', 'consentMethod'],
  bad: [['consentID', 'x', 'MustBeValidID']],
});
describeRequest('a transmission', transmitRequest, {
  whole: { terminalID: id, paymentTransactionIDs: [id] },
  required: ['terminalID', 'paymentTransactionIDs'],
  good: [['paymentTransactionIDs', Array.from({ length: 1000 }, () => id)]],
  bad: [
    ['paymentTransactionIDs', [], 'Required'],
    ['paymentTransactionIDs', ['x'], 'MustBeValidID', {}, 'paymentTransactionIDs[0]'],
    ['paymentTransactionIDs', Array.from({ length: 1001 }, () => id), 'MustHaveAtMost', { max: 1000 }],
  ],
});
describeRequest('the end of a transmission', cancelTransmissionRequest, {
  whole: { terminalID: id, paymentTransactionID: id },
  required: ['terminalID', 'paymentTransactionID'],
  bad: [['paymentTransactionID', 'x', 'MustBeValidID']],
});
