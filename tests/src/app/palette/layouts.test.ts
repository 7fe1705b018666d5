import { describe, expect, it } from 'vitest';
import { otherLayout, readingsOf } from '#src/app/palette/layouts.ts';
import { isMeant } from '#src/app/palette/matching.ts';

/** What was typed, and what the same keys type in the other layout. */
const mixed = [
  ['asd', 'שדג'],
  ['sbv', 'דנה'],
  ['nav', 'משה'],
  ['tcrvo', 'אברהם'],
  ['kuh', 'לוי'],
  ['vhhbrhe', 'היינריק'],
  ['qwertyuiop', "/'קראטוןםפ"],
  ["asdfghjkl;'", 'שדגכעיחלךף,'],
  ['zxcvbnm,./', 'זסבהנמצתץ.'],
] as const;

describe('a text in the wrong layout', () => {
  it.each(mixed)('%s is %s, and back', (latin, hebrew) => {
    expect(otherLayout(latin)).toBe(hebrew);
    expect(otherLayout(hebrew)).toBe(latin);
  });

  it.each([
    ['an address', 'גשמש@צשןךץאקדא', 'dana@mail.test'],
    ['capitals', 'DANA', 'גשמש'],
    ['digits beside letters', 'ש1נ2ב3ג4', 'a1b2c3d4'],
    ['a name and a surname', 'sbv kuh', 'דנה לוי'],
  ])('may be %s', (_, typed, meant) => {
    expect(otherLayout(typed)).toBe(meant);
  });

  it.each(['', '050-1234567', '87.40', 'Dana דנה'])(
    'is no other text where it has no letters, or those of both: %s',
    (text) => {
      expect(otherLayout(text)).toBeUndefined();
      expect(readingsOf(text)).toEqual([text]);
    },
  );
});

describe('what is known at once', () => {
  it.each([
    ['Customers', 'cust', true],
    ['Customers', 'בוד', true],
    ['Billing deals history', 'hist bil', true],
    ['Billing deals history', 'eals', false],
    ['לקוחות', 'לק', true],
    ['לקוחות', 'ke', true],
    ['Refund', 'רקכ', true],
    ['Refund', '', false],
    ['קובצי מס״ב', 'מסב', true],
  ])('%s is meant by "%s": %s', (title, typed, meant) => {
    expect(isMeant(title, typed)).toBe(meant);
  });
});
