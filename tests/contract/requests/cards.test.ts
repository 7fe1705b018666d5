import { expect, it } from 'vitest';
import { cardTokenRequest, extendExpirationRequest } from '#contract/entities/cardToken.ts';
import { cardRequest } from '#contract/entities/requestParts.ts';
import { describeRequest, faultsIn, id, type RequestCase } from './judged.ts';

const card = {
  cardNumber: '4111111111111111',
  cardExpiration: '11/26',
  cvv: '123',
  authNum: 'A12345',
  cardOwnerName: 'דנה כהן',
  cardOwnerNationalID: '123456782',
  cardReaderInput: ';4111111111111111=26111010000000000000?',
};
const owner = { min: 1, max: 50 };
const good = [
  ['cardNumber', '123456789'],
  ['cardExpiration', '12/69'],
  ['cardExpiration', ' 11/26 '],
  ['cvv', null],
  ['cvv', ''],
  ['authNum', ''],
  ['cardOwnerName', 'דנ'],
  ['cardOwnerNationalID', null],
] as const;
const bad: readonly RequestCase[] = [
  ['cardNumber', '4111111111111112', 'InvalidCardNumber'],
  ['cardNumber', '4111 1111 1111 1112', 'InvalidCardNumber'],
  ['cardNumber', '4111x1111x1111x1111', 'InvalidCardNumber'],
  ['cardNumber', '41111111', 'InvalidCardNumber'],
  ['cardNumber', '', 'Required'],
  ['cardExpiration', '10/26', 'CreditCardHasExpired'],
  ['cardExpiration', '13/27', 'InvalidExpirationDate'],
  ['cardExpiration', '11/2027', 'InvalidExpirationDate'],
  ['cardExpiration', '1127', 'InvalidExpirationDate'],
  ['cvv', '12', 'MustBeExactlyCharacters', { val: 3 }],
  ['cvv', '1234', 'MustBeExactlyCharacters', { val: 3 }],
  ['cvv', '12a', 'Invalid'],
  ['authNum', 'a-1', 'Invalid'],
  ['cardOwnerName', 'ד', 'MustBeBetweenCharacters', owner],
  ['cardOwnerNationalID', '123456789', 'IsraeliNationalIdMustBeValid'],
  ['cardReaderInput', 'x'.repeat(201), 'Invalid'],
];
const lengths = { cardOwnerName: 50, cardOwnerNationalID: 20 };

describeRequest('a typed card', cardRequest, {
  whole: card,
  required: ['cardNumber', 'cardExpiration'],
  lengths: { ...lengths },
  good,
  bad,
});

describeRequest('a card to save', cardTokenRequest, {
  whole: { ...card, terminalID: id, consumerID: id, consumerEmail: 'dana@mail.test', oKNumber: '0123456' },
  required: ['cardNumber', 'cardExpiration', 'terminalID', 'consumerID'],
  lengths: { ...lengths, consumerEmail: 50, oKNumber: 20 },
  good,
  bad: [
    ...bad,
    ['terminalID', 'x', 'MustBeValidID'],
    ['consumerID', 'x', 'MustBeValidID'],
    ['consumerEmail', 'dana', 'EmailMustBeValid'],
  ],
});

describeRequest('a longer expiration', extendExpirationRequest, {
  whole: { creditCardTokenID: id, cardExpiration: '12/30', cardNumber: '411111******1111' },
  required: ['creditCardTokenID', 'cardExpiration'],
  good: [
    ['cardNumber', null],
    ['cardNumber', undefined],
  ],
  bad: [
    ['creditCardTokenID', 'x', 'MustBeValidID'],
    ['cardExpiration', '10/26', 'CreditCardHasExpired'],
    ['cardExpiration', '1/30', 'InvalidExpirationDate'],
    ['cardNumber', '4'.repeat(31), 'Invalid'],
  ],
});

it.each(['4111111111111112', '41111111111111111111', '4111-1111-1111-1112'])(
  'no fault of the card %s repeats it',
  (cardNumber) => {
    const body = { ...card, cardNumber, cvv: '98765', cardReaderInput: cardNumber.repeat(20) };
    const faults = JSON.stringify(faultsIn(cardRequest, body));
    expect(faults).toContain('InvalidCardNumber');
    expect(faults).not.toMatch(/4111|98765/);
  },
);
