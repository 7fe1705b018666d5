import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandByPrefix, brandOf, cardBrands, type CardBrandName } from '#contract/brands.ts';
import { cardNumber, isCardNumber, passesLuhn } from '#contract/rules/cardNumber.ts';
import { cvc, cvcLengths, cvv } from '#contract/rules/cvc.ts';
import { missingCardDetails } from '#contract/rules/missingCardDetails.ts';
import { describeRule, type RuleCase } from './judged.ts';

/** Published test numbers by brand. */
const published: Record<CardBrandName, readonly string[]> = {
  maestro: ['6759649826438453', '5063516945005047'],
  forbrugsforeningen: ['6007220000000004'],
  dankort: ['5019717010103742'],
  visa: ['4111111111111111', '4012888888881881', '4242424242424242', '4222222222222'],
  mastercard: ['5555555555554444', '5105105105105100', '2223003122003222', '5326140280779844'],
  amex: ['378282246310005', '371449635398431'],
  diners: ['30569309025904', '38520000023237', '36227206271667'],
  discover: ['6011111111111117', '6011000990139424'],
  unionpay: ['6200000000000005', '6205500000000000004'],
  jcb: ['3530111333300000', '3566002020360505'],
  giftCard: ['1234567890'],
  otherCard: ['123456789'],
};
const numbers = Object.entries(published).flatMap(([name, all]) => all.map((number) => ({ name, number })));

/** What looks like a card and is none; each has been met in somebody's list of test cards. */
const traps = [
  '3056930009020004', // Diners has 14 digits
  '6304000000000000', // no brand begins so
  '5326140200010120', // wrong check digit
  '4111111111111112',
  '411111111111111', // 15 digits
  '41111111111111111', // 17
  '42222222222222', // a Visa of 14
  '37828224631000', // an American Express of 14
  '6007220000000005',
  '12345678',
  '12345678901',
  '0000000000000000',
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  '٤١١١١١١١١١١١١١١١',
  '411111111111111x',
  '',
];

describe('brands', () => {
  it.each(numbers)('$number is $name', ({ name, number }) => {
    expect(brandOf(number)?.name).toBe(name);
    expect(isCardNumber(number)).toBe(true);
  });

  it.each([
    ['6221260000000000', 'discover'],
    ['62212600000000001', 'unionpay'],
    ['622126000000000012', 'unionpay'],
    ['6221260000000000123', 'unionpay'],
    ['62021260000000001', 'unionpay'],
  ])('the number %s is a card, first of %s', (number, name) => {
    expect([isCardNumber(number), brandOf(number)?.name, brandByPrefix(number)?.name]).toEqual([true, name, name]);
  });

  it.each([
    ['6220', 'maestro'],
    ['622', 'discover'],
    ['6221', 'discover'],
    ['623', 'unionpay'],
    ['600', 'forbrugsforeningen'],
    ['601', 'discover'],
    ['5018', 'maestro'],
    ['5019', 'dankort'],
    ['506', 'maestro'],
    ['51', 'mastercard'],
    ['55', 'mastercard'],
    ['56', 'maestro'],
    ['22', 'mastercard'],
    ['27', 'mastercard'],
    ['28', undefined],
    ['639', 'maestro'],
    ['633', 'maestro'],
    ['67', 'maestro'],
    ['88', 'unionpay'],
    ['30', 'diners'],
    ['39', 'diners'],
    ['31', undefined],
    ['34', 'amex'],
    ['35', 'jcb'],
    ['', undefined],
  ] as const)('digits that begin with %s are of %s', (digits, name) => {
    expect(brandByPrefix(digits)?.name).toBe(name);
  });

  it('are the table of the specification', () => {
    const table = Object.fromEntries(cardBrands.map(({ name, lengths, luhn }) => [name, { lengths, luhn }]));
    expect(table).toEqual({
      visa: { lengths: [13, 16], luhn: true },
      mastercard: { lengths: [16], luhn: true },
      amex: { lengths: [15, 16], luhn: true },
      diners: { lengths: [14], luhn: true },
      discover: { lengths: [16], luhn: true },
      jcb: { lengths: [16], luhn: true },
      maestro: { lengths: [12, 13, 14, 15, 16, 17, 18, 19], luhn: true },
      unionpay: { lengths: [16, 17, 18, 19], luhn: false },
      dankort: { lengths: [16], luhn: true },
      forbrugsforeningen: { lengths: [16], luhn: true },
      giftCard: { lengths: [10], luhn: false },
      otherCard: { lengths: [9], luhn: false },
    });
  });
});

const cases: RuleCase<string>[] = [
  ...numbers.map(({ number }) => [number] as const),
  ...traps.map((text) => [text, 'InvalidCardNumber'] as const),
];
describeRule('cardNumber', cardNumber, cases);

describe('the Luhn check', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 18 }).map((all) => all.join(''));
  const withCheck = (body: string) =>
    Array.from({ length: 10 }, (_, digit) => body + digit).filter((number) => passesLuhn(number));

  it('has one check digit for every body', () => {
    fc.assert(fc.property(digits, (body) => withCheck(body).length === 1));
  });

  it('shows every change of a single digit, and neighbours swapped unless they are 0 and 9', () => {
    fc.assert(
      fc.property(digits, fc.nat(7), fc.integer({ min: 1, max: 9 }), (body, at, add) => {
        const [number = ''] = withCheck(body);
        const changed = number.slice(0, at) + ((Number(number[at]) + add) % 10) + number.slice(at + 1);
        expect(passesLuhn(changed)).toBe(false);
        const [here = '', next = ''] = [number[at], number[at + 1]];
        const swapped = number.slice(0, at) + next + here + number.slice(at + 2);
        expect(passesLuhn(swapped)).toBe(here === next || [here, next].toSorted().join('') === '09');
      }),
    );
  });

  it.each(numbers)('holds for $number exactly where $name has one', ({ name, number }) => {
    const last = (Number(number.at(-1)) + 1) % 10;
    const brand = cardBrands.find((one) => one.name === name);
    expect(isCardNumber(number.slice(0, -1) + last)).toBe(brand?.luhn === false);
  });
});

describeRule<string | null | undefined>('cvv, the field rule', cvv, [
  ['123'],
  ['12345'],
  ['', 'Required'],
  [null, 'Required'],
  [undefined, 'Required'],
  ['12', 'Invalid'],
  ['123456', 'Invalid'],
  ['12a', 'Invalid'],
  [' 123', 'Invalid'],
]);

const [visa, amex, diners] = ['4111111111111111', '378282246310005', '30569309025904'];
const onlyThree = { key: 'MustBeExactlyCharacters', values: { val: 3 } } as const;
describeRule<[string, string]>('cvc, by brand', ([code, card]) => cvc(code, card), [
  [['', visa]],
  [['', '']],
  [['123', visa]],
  [['1234', visa], onlyThree],
  [['12', visa], onlyThree],
  [['12a', visa], 'Invalid'],
  [['123', amex]],
  [['1234', amex]],
  [['12345', amex], 'Invalid'],
  [['123', diners]],
  [['1234', diners], onlyThree],
  [['123', '']],
  [['1234', '41']],
  [['12345', ''], 'Invalid'],
  [['123', '1234567890']],
  [['1234', '123456789']],
  [['12', '123456789'], 'Invalid'],
  [['12345', '123456789'], 'Invalid'],
]);
describe('what a terminal asks for beside the number', () => {
  const both = { cvvRequired: true, nationalIDRequired: true };
  it.each<[string, object, object, string[]]>([
    ['nothing', {}, {}, []],
    ['both', both, {}, ['cvv', 'cardOwnerNationalID']],
    ['both, and both are there', both, { cvv: '123', cardOwnerNationalID: '123456782' }, []],
    ['spaces are nothing', both, { cvv: ' ', cardOwnerNationalID: ' ' }, ['cvv', 'cardOwnerNationalID']],
    ['no code of a brand without one', both, { cardNumber: '123456789' }, ['cardOwnerNationalID']],
    ['no code of a card that was read', both, { isPresent: true }, ['cardOwnerNationalID']],
    ['a code while the brand is unknown', { cvvRequired: true }, { cardNumber: '' }, ['cvv']],
  ])('%s', (_case, terminal, card, missing) => {
    expect(missingCardDetails(terminal, { cardNumber: visa, ...card })).toEqual(missing);
  });
});

it('cvc lengths are by brand', () => {
  expect([visa, amex, '6304', '123456789'].map(cvcLengths)).toEqual([[3], [3, 4], [3, 4], []]);
});
