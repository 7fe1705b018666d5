import { toAgorot } from '#contract/money.ts';
import { render, screen } from '@testing-library/react';
import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '#src/ui/money.ts';
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
  it('isolates the amount from the Hebrew around it, and tones a refund', () => {
    render(
      <p dir="rtl">
        זיכוי <MoneyText amount={-12} currency={shekel} />
      </p>,
    );
    const amount = screen.getByText('-12.00₪');
    expect(amount.tagName).toBe('BDI');
    expect(amount).toHaveAttribute('dir', 'ltr');
    expect(amount).toHaveClass('money', 'negative');
  });
});
