import bidiFactory from 'bidi-js';
import { assert, constantFrom, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#contract/constants.ts';
import { currencySymbol, moneyDigits, moneyText } from '#contract/moneyText.ts';

const bidi = bidiFactory();

/** A line as it is drawn from left to right, without marks that are not seen. */
function drawn(line: string, direction: 'ltr' | 'rtl'): string {
  const levels = bidi.getEmbeddingLevels(line, direction);
  return bidi
    .getReorderedIndices(line, levels)
    .map((index) => line[index] ?? '')
    .join('')
    .replace(/[\u2066-\u2069]/g, '');
}

describe('an amount', () => {
  it.each([
    ['he-IL', 123_450, 'ILS', '₪1,234.50'],
    ['he-IL', -123_450, 'ILS', '₪-1,234.50'],
    ['he-IL', 5, 'USD', '$0.05'],
    ['he-IL', -5, 'EUR', '€-0.05'],
    ['he-IL', 100, '', '1.00'],
    ['he-IL', -100, 'GBP', 'GBP-1.00'],
    ['en-IL', 123_450, 'ILS', '1,234.50₪'],
    ['en-IL', -123_450, 'ILS', '-1,234.50₪'],
    ['en-IL', 5, 'USD', '0.05$'],
    ['en-IL', -5, 'EUR', '-0.05€'],
    ['en-IL', 100, '', '1.00'],
  ] as const)('in %s: %i agorot of %s are drawn %s', (locale, agorot, currency, expected) => {
    const text = moneyText(agorot, currencySymbol(currency), locale);
    for (const direction of ['rtl', 'ltr'] as const) {
      expect(drawn(text, direction)).toBe(expected);
      for (const beside of ['על סך', 'of', '12', 'VISA', '-', '.', ':', 'Blue Wave:']) {
        expect(drawn(`${beside} ${text} ${beside}`, direction)).toContain(expected);
        expect(drawn(`${beside}${text}${beside}`, direction)).toContain(expected);
      }
    }
  });

  it('is drawn alike whatever people have written around it', () => {
    assert(
      property(
        integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 }),
        constantFrom<Locale>(...locales),
        string(),
        constantFrom('rtl', 'ltr'),
        (agorot, locale, beside, direction) => {
          // Letters, digits and signs of any direction, but no controls.
          const words = `א${beside.replace(/[\p{C}\p{Z}]/gu, '')}a1`;
          const digits = moneyDigits(agorot);
          const expected = locale === 'he-IL' ? `₪${digits}` : `${digits}₪`;
          expect(drawn(`${words} ${moneyText(agorot, '₪', locale)} ${words}`, direction)).toContain(expected);
        },
      ),
    );
  });
});
