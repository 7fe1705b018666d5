import { render } from '@testing-library/react';
import { assert, integer, property } from 'fast-check';
import { I18nContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#contract/constants.ts';
import { toAgorot } from '#contract/money.ts';
import { createI18nProvider } from '#src/i18n/i18nProvider.ts';
import { amountInSentence, digitsAndSymbol, formatMoney } from '#src/ui/money.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';

const shekel = { symbol: '₪' };
/** Agorot whose decimal is exact to two digits in a double. */
const agorot = integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 });

describe('formatMoney', () => {
  it.each([
    [1234.5, '1,234.50₪'],
    [-1234.5, '-1,234.50₪'],
    [0, '0.00₪'],
    [-0, '0.00₪'],
    [0.05, '0.05₪'],
    [-0.05, '-0.05₪'],
    [999.99, '999.99₪'],
    [1_000_000, '1,000,000.00₪'],
    [1.15, '1.15₪'],
    ['19.90', '19.90₪'],
  ])('%s → %s', (amount, text) => {
    expect(formatMoney(amount, shekel)).toBe(text);
  });

  it('shows another symbol, or none', () => {
    expect(formatMoney(5, { symbol: '$' })).toBe('5.00$');
    expect(formatMoney(5)).toBe('5.00');
  });

  it('leaves what is no number as it is', () => {
    expect(formatMoney('abc', shekel)).toBe('abc');
  });

  it('reads back to the same agorot, with two decimals, groups of three and no spaces', () => {
    assert(
      property(agorot, (amount) => {
        const text = formatMoney(amount / 100, shekel);
        expect(text).toMatch(/^-?\d{1,3}(,\d{3})*\.\d{2}₪$/);
        expect(toAgorot(text.replace(/[,₪]/g, ''))).toBe(amount === 0 ? 0 : amount);
        expect(text.startsWith('-')).toBe(amount < 0);
      }),
    );
  });
});

describe('toAgorot', () => {
  it.each([
    [1.005, 101],
    [-1.005, -101],
    [1.0049, 100],
    [-1.0049, -100],
    [8.575, 858],
    ['1234.5650', 123457],
    ['-0.0050', -1],
    [-0.004, 0],
    [0.1 + 0.2, 30],
    [' 12 ', 1200],
    ['.5', 50],
    [1e-7, 0],
    ['abc', NaN],
    ['1,5', NaN],
  ])('%s → %s, half away from zero', (decimal, agorot) => {
    expect(toAgorot(decimal)).toBe(agorot);
  });

  it('rounds amounts with four decimals as integers do', () => {
    assert(
      property(integer({ min: -9_999_999_999, max: 9_999_999_999 }), (tenThousandths) => {
        const size = Math.abs(tenThousandths);
        const rounded = Math.floor((size + 50) / 100);
        const digits = String(size).padStart(5, '0');
        const text = `${tenThousandths < 0 ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
        expect(toAgorot(text)).toBe(tenThousandths < 0 ? 0 - rounded : rounded);
      }),
    );
  });
});

describe('MoneyText', () => {
  const draw = async (initialLocale: Locale, amount: number, currency?: { symbol: string }) => {
    const i18nProvider = await createI18nProvider({ initialLocale, fallbackLocale: locales[0] });
    return render(
      <I18nContextProvider value={i18nProvider}>
        <p>
          זיכוי refund <MoneyText amount={amount} {...(currency && { currency })} />
        </p>
      </I18nContextProvider>,
    ).container.querySelector('bdi');
  };

  it('is one text in its logical order in both languages, and tones a refund', async () => {
    for (const locale of locales) {
      const amount = await draw(locale, -1234.5, shekel);
      expect(amount).toHaveTextContent('-1,234.50₪');
      expect(amount).toHaveClass('money', 'negative');
    }
  });

  it('isolates the whole in English, and in Hebrew the digits with their minus before the symbol too', async () => {
    const english = await draw('en-IL', -12, shekel);
    expect(english).toHaveAttribute('dir', 'ltr');
    expect(english?.childElementCount).toBe(0);
    const hebrew = await draw('he-IL', -12, shekel);
    expect(hebrew).toHaveAttribute('dir', 'rtl');
    expect(hebrew?.firstElementChild).toHaveAttribute('dir', 'ltr');
    expect(hebrew?.firstElementChild).toHaveTextContent('-12.00');
    expect(hebrew?.lastChild?.textContent).toBe('₪');
  });
});

describe('an amount in a sentence', () => {
  it('keeps digits, minus and symbol together as the language draws them', () => {
    expect(amountInSentence(-1234.5, shekel, 'he-IL')).toBe('\u2067\u2066-1,234.50\u2069₪\u2069');
    expect(amountInSentence(-1234.5, shekel, 'en-IL')).toBe('\u2066-1,234.50₪\u2069');
    expect(amountInSentence(7, undefined, 'he-IL')).toBe('\u20667.00\u2069');
  });

  it.each([
    ['-1,234.50₪', '-1,234.50', '₪'],
    ['0.05USD', '0.05', 'USD'],
    ['12.00', '12.00', ''],
    ['much', '', 'much'],
  ])('is split where its digits end: %s', (text, digits, symbol) => {
    expect(digitsAndSymbol(text)).toEqual([digits, symbol]);
  });
});
