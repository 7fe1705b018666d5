import { array, assert, constantFrom, integer, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardBrands } from '#contract/brands.ts';
import { holdsCardNumber, holdsCardNumberWithin, noCardNumber } from '#contract/rules/cardInText.ts';
import { passesLuhn } from '#contract/rules/cardNumber.ts';
import { filterText } from '#contract/rules/filterText.ts';
import { describeRule } from './judged.ts';

describe('a text with the number of a card', () => {
  it.each([
    '4242424242424242',
    'card 4242-4242-4242-4242!',
    '4242 4242 4242 4242',
    '378282246310005',
    '3782 822463 10005',
    'כרטיס 4242 4242 4242 4242 של דנה',
    '4242\u00a04242\u00a04242\u00a04242',
    '4242\u200f 4242\u200f 4242\u200f 4242',
    '4\u200b2\u200b4\u200b2\u200b424242424242',
    '4242–4242–4242–4242',
    '4242 - 4242 - 4242 - 4242',
    '4242.4242.4242.4242',
    '4242/4242/4242/4242',
    '4242_4242_4242_4242',
    '4242\n4242\n4242\n4242',
    '４２４２４２４２４２４２４２４２',
    '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢',
    '4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2',
    'order 12 4242 4242 4242 4242 3',
    '4242424242424242 03/28 123',
    '%B4242424242424242^COHEN/DANA^30011010000?',
    ';4242424242424242=30011010000?',
    'https://shop.test/thanks?card=4242%204242%204242%204242',
    'https://shop.test/thanks?card=%34242424242424242',
    'x4242424242424242y',
    '6200000000000005',
  ])('%j is found', (text) => {
    expect(holdsCardNumber(text)).toBe(true);
  });

  it.each([
    '',
    'דנה לוי',
    '4242424242424241',
    '0501234567',
    '123456782',
    '10-607-11710022',
    '0f8fad5b-d9cb-469f-a165-70867728950e',
    // A guid whose digits would be a card's.
    '42424242-4242-4242-a165-70867728950e',
    '424242******4242',
    '4242',
    // Longer than any card.
    '42424242424242420',
    '42424242424242424242',
    // What is asked for of a reference that happens to pass.
    '4242-4242a4242-4242',
    '45.80 12.50 33.10 99.90',
    'IL620108000000099999999',
    '054-123-4567, 03-765-4321',
    '25/11/2026 14:30',
    '%E0%A4%A',
    '62000000000000004',
  ])('%j holds none', (text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });

  it('is found however deep it lies, as a number and as a name too', () => {
    const found = [
      { a: [{ b: 'card 4242 4242 4242 4242' }] },
      { a: 4242424242424242 },
      { a: { '4242424242424242': true } },
      [['4242-4242-4242-4242']],
    ];
    expect(found.map(holdsCardNumberWithin)).toEqual(found.map(() => true));
    const none = [
      null,
      undefined,
      true,
      {},
      { attemptID: '0f8fad5b-d9cb-469f-a165-70867728950e', sum: 4242.42 },
      [1, 'a'],
    ];
    expect(none.map(holdsCardNumberWithin)).toEqual(none.map(() => false));
  });
});

describeRule('no card number', noCardNumber, [['4242424242424242', 'CardNumberNotAllowed'], ['4242']]);
describeRule('the text of a filter', filterText, [
  ['4242 4242 4242 4242', 'CardNumberNotSearched'],
  ['4242'],
  ['x'.repeat(200)],
]);

const digits = (least: number, most = least) =>
  array(integer({ min: 0, max: 9 }), { minLength: least, maxLength: most }).map((all) => all.join(''));

/** Numbers of every brand and length that the rule knows, with a good check digit. */
const card = constantFrom(
  ...cardBrands.flatMap(({ prefixes, lengths }) =>
    prefixes.flatMap((prefix) => lengths.filter((length) => length >= 13).map((length) => ({ prefix, length }))),
  ),
).chain(({ prefix, length }) =>
  digits(length - prefix.length - 1).map((rest) => {
    const head = prefix + rest;
    return head + '0123456789'.split('').find((last) => passesLuhn(head + last));
  }),
);

const separators = constantFrom('', ' ', '-', '\u00a0', ' - ', '.', '\u2013', '\u200e');
/** A text without digits, that ends in no sign that could part some. */
const words = string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.replaceAll(/[\p{N}%]/gu, '') + 'a');

describe('every card of every brand', () => {
  it('is found, written in groups of four or at once, inside any text', () => {
    assert(
      property(words, card, separators, words, (before, number, separator, after) => {
        const written = (number.match(/.{1,4}/g) ?? []).join(separator);
        expect(holdsCardNumber(`${before}${written}a${after}`)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('is found among other groups of digits, between blanks and dashes', () => {
    assert(
      property(digits(1, 6), card, constantFrom(' ', '-'), digits(1, 4), (before, number, separator, after) => {
        expect(holdsCardNumber([before, number, after].join(separator))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a text without such a row of digits', () => {
  it('is never refused: fewer than thirteen digits between letters', () => {
    const part = tuple(digits(0, 12), words).map(([some, text]) => some + text);
    assert(
      property(array(part, { maxLength: 8 }), (parts) => {
        expect(holdsCardNumber(parts.join(''))).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('is never refused: a card but for its check digit', () => {
    assert(
      property(card, integer({ min: 1, max: 9 }), (number, more) => {
        const other = number.slice(0, -1) + String((Number(number.at(-1)) + more) % 10);
        expect(holdsCardNumber(other)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('is never refused: a guid', () => {
    const hex = (length: number) =>
      array(constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9'), {
        minLength: length,
        maxLength: length,
      }).map((all) => all.join(''));
    assert(
      property(tuple(hex(8), hex(4), hex(4), hex(4), hex(12)), (parts) => {
        expect(holdsCardNumber(`id ${parts.join('-')}.`)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
