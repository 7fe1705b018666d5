import { describe, expect, it } from 'vitest';
import { englishSentences } from './sentences.en.ts';
import { hebrewSentences } from './sentences.he.ts';
import { said } from './say.ts';

/** Lines of a table, `sentence → list filter=value ?not understood | another list`. */
const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(/ →\s?/) as [string, string]);

const hebrew = linesOf(hebrewSentences);
const english = linesOf(englishSentences);

describe('a sentence', () => {
  it('stands here in at least three hundred ways', () => {
    expect(new Set([...hebrew, ...english].map(([sentence]) => sentence)).size).toBeGreaterThanOrEqual(300);
  });

  it.each(hebrew)('is read in Hebrew: %s', (sentence, reading) => {
    expect(said(sentence, 'he-IL').join(' | ')).toBe(reading);
  });

  it.each(english)('is read in English: %s', (sentence, reading) => {
    expect(said(sentence, 'en-IL').join(' | ')).toBe(reading);
  });

  it.each([
    [
      'failed transactions above 500 today',
      'he-IL',
      'transactions quickStatusFilter=Failed amountFrom=500 quickDateFilter=today',
    ],
    [
      'עסקאות שנכשלו מעל 500 היום',
      'en-IL',
      'transactions quickStatusFilter=Failed amountFrom=500 quickDateFilter=today',
    ],
    ['paused billing deals', 'he-IL', 'billingDeals quickStatus=paused'],
    ['קבלות מאתמול', 'en-IL', 'invoices invoiceType=paymentInfo quickDateFilter=yesterday'],
  ] as const)('is read on a screen of the other language: %s', (sentence, locale, reading) => {
    expect(said(sentence, locale).join(' | ')).toBe(reading);
  });

  it('is read in less than five milliseconds', () => {
    const took = [...hebrew, ...english].map(([sentence]) => {
      const start = performance.now();
      said(sentence);
      return performance.now() - start;
    });
    expect(took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)]).toBeLessThan(5);
  });
});
