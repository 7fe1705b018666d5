import { object } from 'yup';
import {
  addressRequest,
  bankTransferRequest,
  dealRequest,
  installmentRequest,
  invoiceDetailsRequest,
} from '#contract/entities/requestParts.ts';
import { describeRequest, id, money } from './judged.ts';

/** The objects that requests hold, each under a name, as a request has it (docs/wire.md §3.1). */
const line = {
  itemName: 'קפה',
  itemID: id,
  sku: 'SKU-1',
  externalReference: 'I-1',
  currency: 'ILS',
  price: 10,
  quantity: 2,
  discount: 1,
  amount: 19,
  withoutVat: false,
  vatRate: 0.18,
  vat: 2.9,
  netPrice: 8.47,
  netAmount: 16.1,
  netDiscount: 0.85,
  woocommerceID: '1',
  ecwidID: '2',
};
const deal = {
  dealReference: 'D-1',
  dealDescription: 'ארוחה',
  consumerID: id,
  consumerName: 'דנה כהן',
  consumerEmail: 'dana@mail.test',
  consumerPhone: '050-1234567',
  consumerNationalID: '123456782',
  consumerAddress: { city: 'חיפה' },
  consumerExternalReference: 'C-1',
  consumerWoocommerceID: '1',
  consumerEcwidID: '2',
  responsiblePerson: 'יוסף',
  externalUserID: '3',
  branch: 'צפון',
  department: 'מכירות',
  items: [line],
};

describeRequest('the deal of a request', object({ dealDetails: dealRequest }), {
  whole: { dealDetails: deal },
  required: ['dealDetails.items[0].itemName', 'dealDetails.items[0].price', 'dealDetails.items[0].quantity'],
  lengths: {
    'dealDetails.dealReference': 50,
    'dealDetails.dealDescription': 250,
    'dealDetails.consumerName': 50,
    'dealDetails.consumerEmail': 50,
    'dealDetails.consumerPhone': 20,
    'dealDetails.consumerNationalID': 20,
    'dealDetails.consumerExternalReference': 50,
    'dealDetails.responsiblePerson': 50,
    'dealDetails.branch': 50,
    'dealDetails.department': 50,
    'dealDetails.items[0].itemName': 250,
    'dealDetails.items[0].sku': 50,
    'dealDetails.items[0].externalReference': 250,
  },
  good: [
    ['dealDetails.items', []],
    ['dealDetails.items', null],
    ['dealDetails.items[0]', { itemName: 'x', price: 0, quantity: 0.01 }],
    ['dealDetails.items[0]', { itemName: 'x', price: 100, quantity: 99_999 }],
    ['dealDetails.items[0].amount', 19.01],
    ['dealDetails.items[0].discount', 0.99],
    ['dealDetails.items', Array.from({ length: 100 }, () => line)],
    ['dealDetails.items[0].itemID', null],
    ['dealDetails.items[0].vatRate', 0],
    ['dealDetails.items[0].vatRate', 1],
  ],
  bad: [
    ['dealDetails.consumerID', 'x', 'MustBeValidID'],
    ['dealDetails.consumerEmail', 'x', 'EmailMustBeValid'],
    ['dealDetails.consumerNationalID', '123456780', 'IsraeliNationalIdMustBeValid'],
    ['dealDetails.items', 'x', 'Invalid'],
    ['dealDetails.items[0].itemID', 'x', 'MustBeValidID'],
    ['dealDetails.items[0].currency', 'GBP', 'Invalid'],
    ['dealDetails.items[0].price', -1, 'OnlyPositiveNumbersAreAllowed'],
    ['dealDetails.items[0].price', 0.001, 'AllowedPrecision', { val: 2 }],
    ['dealDetails.items[0].quantity', 0, 'MustBeInRange', { min: 0.01, max: 99_999 }],
    ['dealDetails.items[0].quantity', 1.005, 'AllowedPrecision', { val: 2 }],
    ['dealDetails.items[0].discount', -1, 'OnlyPositiveNumbersAreAllowed'],
    ['dealDetails.items[0].amount', -1, 'OnlyPositiveNumbersAreAllowed'],
    ['dealDetails.items[0].amount', 9_999_999.99, 'LineMustAddUp'],
    ['dealDetails.items[0].discount', 20.01, 'DiscountExceedsSum'],
    [
      'dealDetails.items[0]',
      { itemName: 'x', price: 101, quantity: 99_999 },
      'MustBeInRange',
      { min: 0.01, max: 99_009.9 },
      'dealDetails.items[0].quantity',
    ],
    ['dealDetails.items[0].vat', 19.02, 'VatMustFit'],
    ['dealDetails.items', Array.from({ length: 101 }, () => line), 'MustHaveAtMost', { max: 100 }],
    ['dealDetails.items[0].vatRate', 18, 'MustBeInRange', { min: 0, max: 1 }],
    ['dealDetails.items[0].vatRate', -0.1, 'MustBeInRange', { min: 0, max: 1 }],
  ],
});

describeRequest('an address', object({ address: addressRequest }), {
  whole: { address: { countryCode: 'IL', city: 'חיפה', zip: '1', street: 'א', house: '7', apartment: '2' } },
  required: [],
  lengths: { 'address.street': 250, 'address.city': 50 },
  bad: [['address.city', {}, 'Invalid']],
});

const transfer = { bank: 12, bankBranch: 571, bankAccount: '041116', dueDate: '2026-12-01', reference: '7' };
describeRequest('a bank transfer', object({ transfer: bankTransferRequest }), {
  whole: { transfer },
  required: ['transfer.bank', 'transfer.bankBranch', 'transfer.bankAccount'],
  lengths: { 'transfer.reference': 20 },
  good: [['transfer.bankBranch', '571']],
  bad: [['transfer.bankAccount', '12x345', 'OnlyNumbersAreAllowed']],
});

const installments = {
  numberOfPayments: 3,
  initialPaymentAmount: 33.34,
  installmentPaymentAmount: 33.33,
  totalAmount: 100,
};
describeRequest('installments', object({ details: installmentRequest }), {
  whole: { details: installments },
  required: ['numberOfPayments', 'initialPaymentAmount', 'installmentPaymentAmount', 'totalAmount'].map(
    (name) => `details.${name}`,
  ),
  good: [
    ['details', { numberOfPayments: 1, initialPaymentAmount: 5, installmentPaymentAmount: 0, totalAmount: 5 }],
    ['details', { numberOfPayments: 100, initialPaymentAmount: 1, installmentPaymentAmount: 1, totalAmount: 100 }],
    ['details.totalAmount', '100.00'],
  ],
  bad: [
    [
      'details',
      { numberOfPayments: 101, initialPaymentAmount: 1, installmentPaymentAmount: 1, totalAmount: 101 },
      'MustBeInRange',
      { min: 1, max: 100 },
      'details.numberOfPayments',
    ],
    ['details.numberOfPayments', 0, 'MustBeInRange', { min: 1, max: 100 }],
    ['details.totalAmount', 100.01, 'InstallmentsMustEqualTotal'],
    ['details.initialPaymentAmount', 33.35, 'InstallmentsMustEqualTotal', {}, 'details.totalAmount'],
    ['details.installmentPaymentAmount', 0, 'MustBeInRange', money()],
  ],
});

describeRequest('invoice details', object({ invoice: invoiceDetailsRequest }), {
  whole: {
    invoice: {
      invoiceType: 'invoiceWithPaymentInfo',
      invoiceSubject: 'קבלה',
      sendCCTo: ['a@b.co'],
      donation: false,
      invoiceLanguage: 'he-IL',
      invoiceNumber: '7',
    },
  },
  required: [],
  lengths: { 'invoice.invoiceSubject': 250, 'invoice.invoiceNumber': 50 },
  good: [
    ['invoice.sendCCTo', 'a@b.co'],
    ['invoice.sendCCTo', []],
    ['invoice.sendCCTo', null],
  ],
  bad: [
    ['invoice.invoiceType', 'letter', 'Invalid'],
    ['invoice.sendCCTo', ['a@b.co', 'x'], 'EmailMustBeValid', {}, 'invoice.sendCCTo[1]'],
    ['invoice.sendCCTo', 'x', 'EmailMustBeValid', {}, 'invoice.sendCCTo[0]'],
    ['invoice.sendCCTo', Array.from({ length: 11 }, () => 'a@b.co'), 'MustHaveAtMost', { max: 10 }],
  ],
});
