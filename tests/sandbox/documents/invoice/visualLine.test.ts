import { describe, expect, it } from 'vitest';
import { directionOf, printable, visualPieces } from '#sandbox/documents/invoice/visualLine.ts';

describe('a line from left to right', () => {
  it.each([
    ['מחיר (10)', 'rtl', ['(', '10', ')', ' ', 'מחיר']],
    ['חשבונית מס 12/2026', 'rtl', ['12/2026', ' ', 'מס', ' ', 'חשבונית']],
    ['שלום Hello World', 'rtl', ['Hello World', ' ', 'שלום']],
    ['To: דנה כהן 5', 'ltr', ['To: ', '5', ' ', 'כהן', ' ', 'דנה']],
    ['-5.00', 'ltr', ['-5.00']],
  ] as const)('%s', (text, direction, pieces) => {
    expect(visualPieces(text, direction)).toEqual(pieces);
  });
});

it('takes the direction of the first letter', () => {
  expect(['12 שלום abc', 'abc שלום', '12'].map(directionOf)).toEqual(['rtl', 'ltr', 'ltr']);
});

it('leaves out what would move the text around it', () => {
  expect(printable('\u202eא\u0000ב\n\t ג\u200f ')).toBe('א ב ג');
});
