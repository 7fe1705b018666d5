import { describe, expect, it } from 'vitest';
import { parseTrack } from '#src/ui/inputs/card/cardTrack.ts';
import { groupCardNumber } from '#src/ui/inputs/masks/cardNumber.ts';
import { readNumber, settleMoney } from '#src/ui/inputs/masks/decimal.ts';
import { settleExpiry } from '#src/ui/inputs/masks/expiry.ts';

describe('an amount that is typed or pasted', () => {
  it.each([
    ['1,234.50 ₪', '1234.50'],
    ['₪ 1,234.50', '1234.50'],
    ['1.234,50 €', '1234.50'],
    ['1,234,567.89', '1234567.89'],
    ['1,234', '1234'],
    ['1,23', '1.23'],
    ['12,5', '12.5'],
    ['1.234', '1.234'],
    ['\u200f1,234.50\u00a0\u200f₪', '1234.50'],
    ['1 234.50', '1234.50'],
    ['1,234', '1234'],
    ['1,234.5', '1234.5'],
    ['1,234,50', '1234.50'],
    ['1.234.567,8', '1234567.8'],
    ['1,2345', '1.2345'],
    ['1234,567', '1234.567'],
    ['0,123', '0.123'],
    ['1..2', '1.2'],
    ['1.2.5', undefined],
    ['1,23,45', undefined],
    ['1,234.567.8', undefined],
    ['-5', '5'],
    ['', ''],
    ['x', ''],
  ])('%s reads %s', (pasted, text) => {
    expect(readNumber(pasted)).toBe(text);
  });
});

describe('a rate of four decimals', () => {
  it.each([
    ['3,712', '3.712'],
    ['1.234', '1.234'],
    ['1,234.5', '1234.5'],
  ])('%s reads %s', (typed, text) => {
    expect(readNumber(typed, 4)).toBe(text);
  });
});

describe('an amount that was left', () => {
  it.each([
    ['12', '12.00'],
    ['12.5', '12.50'],
    ['12.', '12.00'],
    ['.5', '0.50'],
    ['007.1', '7.10'],
    ['0', '0.00'],
    ['.', ''],
    ['', ''],
    ['12.345', '12.345'],
  ])('%s becomes %s', (typed, text) => {
    expect(settleMoney(typed)).toBe(text);
  });
});

describe('the groups of a card number', () => {
  it.each([
    ['4580458045804580', '4580 4580 4580 4580'],
    ['378282246310005', '3782 822463 10005'],
    ['30569309025904', '3056 930902 5904'],
    ['4580', '4580'],
    ['45804', '4580 4'],
    ['6205500000000000004', '6205 5000 0000 0000 004'],
    ['123456789', '1234 5678 9'],
    ['45804580458045804580458', '4580 4580 4580 4580 458'],
  ])('%s stands as %s', (digits, text) => {
    expect(groupCardNumber(digits)).toBe(text);
  });
});

describe('an expiry that was left', () => {
  it.each([
    ['12 / 26', '12 / 2026'],
    ['12 / 2026', '12 / 2026'],
    ['13 / 26', '13 / 26'],
    ['12', '12'],
  ])('%s becomes %s', (typed, text) => {
    expect(settleExpiry(typed)).toBe(text);
  });
});

describe('a magnetic stripe', () => {
  const read = { cardNumber: '4580458045804580', expiry: '12 / 2027' };
  it.each([
    ['track 2', ';4580458045804580=27121010000012300000?', read],
    ['track 2 on a Hebrew keyboard', 'ף4580458045804580=27121010000012300000?', read],
    ['track 2 of another reader', ';4580458045804580D2712101', read],
    ['track 1', '%B4580458045804580^COHEN/DANA^27121010000000000?', read],
    ['both tracks', '%B4580458045804580^COHEN/DANA^2712101?;4580458045804580=2712101?', read],
    ['a short number', ';123456789=2712101?', { cardNumber: '123456789', expiry: '12 / 2027' }],
  ])('%s gives number and expiry alone', (_, track, card) => {
    expect(parseTrack(track)).toEqual(card);
  });

  it.each(['', ';', '4580 4580 4580 4580', ';4580458045804580', '%B4580458045804580^COHEN/DANA'])(
    'nothing is read from %j',
    (track) => {
      expect(parseTrack(track)).toBeUndefined();
    },
  );
});
