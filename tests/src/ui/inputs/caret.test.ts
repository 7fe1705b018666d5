import { assert, constantFrom, integer, nat, pre, property, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardNumberMask } from '#src/ui/inputs/masks/cardNumber.ts';
import { decimalMask } from '#src/ui/inputs/masks/decimal.ts';
import { expiryMask } from '#src/ui/inputs/masks/expiry.ts';
import type { Mask, Typed } from '#src/ui/inputs/masks/typed.ts';

const digitsOf = (text: string) => text.replace(/\D/g, '');
const digitsBehind = ({ text, caret }: Typed) => digitsOf(text.slice(0, caret)).length;

/** What an input with this mask shows for a text that is there already. */
const shown = (mask: Mask, text: string) => mask({ text, caret: text.length, before: '', pasted: false }).text;

/** Types one character where the caret is. */
function type(mask: Mask, before: string, at: number, character: string): Typed {
  const text = before.slice(0, at) + character + before.slice(at);
  return mask({ text, caret: at + character.length, before, pasted: false });
}

/** Takes away the character before the caret. */
function erase(mask: Mask, before: string, at: number): Typed {
  return mask({ text: before.slice(0, at - 1) + before.slice(at), caret: at - 1, before, pasted: false });
}

const digits = (max: number) => stringMatching(new RegExp(`^\\d{1,${max}}$`));
const masks: readonly [string, Mask, number][] = [
  ['a card number', cardNumberMask, 18],
  ['an amount', decimalMask(2), 7],
  // A month and a digit of the year, which a further digit does not fill up.
  ['an expiry', expiryMask, 5],
];

describe.each(masks)('the caret in %s', (_, mask, most) => {
  it('stands behind a digit that was typed, wherever that was', () => {
    assert(
      property(digits(most), nat(), integer({ min: 0, max: 9 }), (text, place, digit) => {
        const before = shown(mask, text);
        // The first digit of a month may become two.
        pre(digitsOf(before) === text);
        const at = place % (before.length + 1);
        const after = type(mask, before, at, String(digit));
        pre(digitsOf(after.text).length === text.length + 1);
        expect(digitsBehind(after)).toBe(digitsOf(before.slice(0, at)).length + 1);
      }),
    );
  });

  it('stays where it is when the character is none for this input', () => {
    assert(
      property(digits(most), nat(), constantFrom('x', ' ', 'ש'), (text, place, character) => {
        const before = shown(mask, text);
        const at = place % (before.length + 1);
        const after = type(mask, before, at, character);
        expect(after.text).toBe(before);
        expect(digitsBehind(after)).toBe(digitsOf(before.slice(0, at)).length);
      }),
    );
  });

  it('stands where the digit was that was taken away', () => {
    assert(
      property(digits(most), nat(), (text, place) => {
        const before = shown(mask, text);
        const at = 1 + (place % before.length);
        pre(/\d/.test(before[at - 1] ?? ''));
        const after = erase(mask, before, at);
        pre(digitsOf(after.text).length === digitsOf(before).length - 1);
        expect(digitsBehind(after)).toBe(digitsOf(before.slice(0, at)).length - 1);
      }),
    );
  });
});
