import { consumerRequest, consumerUpdate } from '#contract/entities/consumer.ts';
import { itemRequest, itemUpdate } from '#contract/entities/item.ts';
import { describeRequest, id, letters, type RequestCase } from './judged.ts';

const address = { countryCode: 'IL', city: 'חיפה', zip: '3100000', street: 'הנביאים', house: '7', apartment: '2' };
const customer = {
  terminalID: id,
  consumerName: 'דנה כהן',
  consumerEmail: 'dana@mail.test',
  consumerPhone: '050-1234567',
  consumerSecondPhone: '04-8123456',
  consumerNationalID: '123456782',
  consumerAddress: address,
  bankDetails: { bank: 12, bankBranch: 571, bankAccount: '041116' },
  note: 'לקוחה ותיקה',
  consumerNote: null,
  externalReference: 'C-1',
  billingDesktopRefNumber: 'BD1',
  woocommerceID: '7',
  ecwidID: '8',
  origin: 'web',
  active: true,
  vatExempt: false,
};

/** The bounds of docs/wire.md §3.1 and §3.2. */
const lengths = {
  consumerName: 50,
  consumerEmail: 50,
  consumerPhone: 50,
  consumerSecondPhone: 50,
  consumerNationalID: 50,
  note: 256,
  consumerNote: 256,
  externalReference: 50,
  billingDesktopRefNumber: 50,
  woocommerceID: 50,
  ecwidID: 50,
  origin: 50,
  'consumerAddress.countryCode': 50,
  'consumerAddress.city': 50,
  'consumerAddress.zip': 50,
  'consumerAddress.street': 250,
  'consumerAddress.house': 50,
  'consumerAddress.apartment': 50,
};
const account = { min: 5, max: 12 };
const good = [
  ['consumerName', 'דנה'],
  ['consumerName', '  דנה  '],
  ['consumerEmail', null],
  ['consumerEmail', ''],
  ['consumerNationalID', '12344'],
  ['consumerNationalID', ''],
  ['consumerAddress', null],
  ['consumerAddress', {}],
  ['bankDetails', null],
  ['bankDetails.bank', '12'],
  ['bankDetails.bankAccount', '123456789012'],
  // A zero that was lost.
  ['bankDetails.bankAccount', '41116'],
  ['active', 'true'],
  ['vatExempt', null],
] as const;
const bad: readonly RequestCase[] = [
  ['terminalID', 'x', 'MustBeValidID'],
  ['consumerName', '', 'Required'],
  ['consumerName', '   ', 'Required'],
  ['consumerName', 'דנ', 'MustBeBetweenCharacters', { min: 2, max: 50 }],
  ['consumerName', letters(51), 'MustBeBetweenCharacters', { min: 2, max: 50 }],
  ['consumerName', ['דנה'], 'Invalid'],
  ['consumerEmail', 'dana@', 'EmailMustBeValid'],
  ['consumerNationalID', '123456789', 'IsraeliNationalIdMustBeValid'],
  ['consumerNationalID', '1234', 'IsraeliNationalIdMustBeValid'],
  ['bankDetails', {}, 'Required', {}, 'bankDetails.bank'],
  ['bankDetails.bank', 0, 'MustBeInRange', { min: 1, max: 99 }],
  ['bankDetails.bank', 100, 'MustBeInRange', { min: 1, max: 99 }],
  ['bankDetails.bank', 1.5, 'OnlyNumbersAreAllowed'],
  ['bankDetails.bank', 'leumi', 'OnlyNumbersAreAllowed'],
  ['bankDetails.bankBranch', 1000, 'MustBeInRange', { min: 1, max: 999 }],
  ['bankDetails.bankAccount', '1234', 'MustBeBetweenCharacters', account],
  ['bankDetails.bankAccount', '1234567890123', 'MustBeBetweenCharacters', account],
  ['bankDetails.bankAccount', '12345a', 'OnlyNumbersAreAllowed'],
  ['consumerAddress', 'חיפה', 'Invalid'],
  ['active', 'perhaps', 'Invalid'],
];
const single = bad.filter(([path, value]) => !(path === 'bankDetails' && value !== null));

describeRequest('a new customer', consumerRequest, {
  whole: customer,
  required: ['consumerName', 'bankDetails.bank', 'bankDetails.bankBranch', 'bankDetails.bankAccount'],
  lengths,
  good,
  bad: single,
});

const stamp = 'AAAAAAAAAAE=';
describeRequest('a changed customer', consumerUpdate, {
  whole: { ...customer, consumerID: id, updateTimestamp: stamp },
  required: ['consumerName', 'consumerID', 'updateTimestamp'],
  lengths,
  good,
  bad: [
    ...single,
    ['consumerID', '7', 'MustBeValidID'],
    ['updateTimestamp', '1', 'Invalid'],
    ['updateTimestamp', 'AAAA', 'Invalid'],
  ],
});

const item = {
  terminalID: id,
  itemName: 'קפה',
  price: 12.5,
  currency: 'ILS',
  category: 'שתייה',
  vatExempt: false,
  sku: 'SKU-1',
  externalReference: 'I-1',
  billingDesktopRefNumber: 'BI1',
  woocommerceID: '3',
  ecwidID: '4',
  origin: 'web',
  active: true,
};
const itemLengths = {
  itemName: 250,
  category: 50,
  sku: 50,
  externalReference: 50,
  billingDesktopRefNumber: 50,
  woocommerceID: 50,
  ecwidID: 50,
  origin: 50,
};
const goodItems = [
  ['price', 0],
  ['price', '12.50'],
  ['price', 9_999_999.99],
  ['currency', 'EUR'],
  ['category', null],
] as const;
const badItems: readonly RequestCase[] = [
  ['terminalID', 'x', 'MustBeValidID'],
  ['itemName', ' ', 'Required'],
  ['price', -0.01, 'OnlyPositiveNumbersAreAllowed'],
  ['price', 10_000_000, 'MustBeLessThan', { max: 10_000_000 }],
  ['price', 1.005, 'AllowedPrecision', { val: 2 }],
  ['price', '1,5', 'OnlyNumbersAreAllowed'],
  ['price', 'x', 'OnlyNumbersAreAllowed'],
  ['currency', 'GBP', 'Invalid'],
  ['currency', 'ils', 'Invalid'],
  ['vatExempt', 'maybe', 'Invalid'],
];
const requiredOfItems = ['itemName', 'price', 'currency'];

describeRequest('a new item', itemRequest, {
  whole: item,
  required: requiredOfItems,
  lengths: itemLengths,
  good: goodItems,
  bad: badItems,
});
describeRequest('a changed item', itemUpdate, {
  whole: { ...item, itemID: id, updateTimestamp: stamp },
  required: [...requiredOfItems, 'itemID'],
  lengths: itemLengths,
  good: [...goodItems, ['updateTimestamp', null], ['updateTimestamp', undefined]],
  bad: [...badItems, ['itemID', '7', 'MustBeValidID'], ['updateTimestamp', 'x', 'Invalid']],
});
