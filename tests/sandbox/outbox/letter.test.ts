import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#contract/constants.ts';
import { moneyText } from '#contract/moneyText.ts';
import { designedText } from '#sandbox/outbox/designedText.ts';
import { type Letter, longText, shortText, subjectOf } from '#sandbox/outbox/letter.ts';
import { letterTexts } from '#sandbox/outbox/letterTexts.ts';

const link = 'https://pay.test/pay/abc';

/** A letter of a business with a Latin name, which would turn a Hebrew text round if it stood first. */
const letterOf = (locale: Locale, more: Partial<Letter> = {}): Letter => ({
  locale,
  business: 'Blue Wave Ltd.',
  title: letterTexts[locale].titles.charge,
  amount: moneyText(11_800, '₪', locale),
  about: 'Order 7',
  facts: [[letterTexts[locale].facts.due, '30/11/2026']],
  action: { label: letterTexts[locale].actions.charge, link },
  ...more,
});

/** Without the marks that only say in which order a text is drawn. */
const seen = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

describe('a letter as plain text', () => {
  it.each<[Locale, string, string]>([
    ['he-IL', 'דרישת תשלום מאת Blue Wave Ltd.', `דרישת תשלום מאת Blue Wave Ltd. על סך 118.00₪ עבור Order 7.`],
    ['en-IL', 'Payment request from Blue Wave Ltd.', `Payment request from Blue Wave Ltd. for 118.00₪ (Order 7).`],
  ])('in %s says what, from whom, how much and what for', (locale, subject, sentence) => {
    const { actions, facts } = letterTexts[locale];
    const letter = letterOf(locale);
    expect(subjectOf(letter)).toBe(subject);
    expect(seen(shortText(letter))).toBe(`${sentence}\n${actions.charge}: ${link}`);
    expect(seen(longText(letter))).toBe(`${sentence}\n${facts.due} – 30/11/2026\n${actions.charge}: ${link}`);
  });

  it('leaves out what there is not', () => {
    const { locale, business, title } = letterOf('he-IL');
    expect(seen(longText({ locale, business, title, facts: [], isAttached: true }))).toBe(
      'דרישת תשלום מאת Blue Wave Ltd.\nהמסמך מצורף כקובץ PDF.',
    );
  });

  it('stays one line for each thing, whatever names are made of', () => {
    const text = longText(letterOf('he-IL', { business: 'a\r\nb', about: 'c\u2028d' }));
    expect(text.split(/[\r\n\u2028]/)).toHaveLength(3);
  });
});

describe.each(['charge', 'hold', 'refund', 'saveCard', 'deal'] as const)('a message of %s', (purpose) => {
  it('begins in its language, has one colon and its link last', () => {
    for (const locale of locales) {
      const { titles, actions } = letterTexts[locale];
      const letter = letterOf(locale, { title: titles[purpose], action: { label: actions[purpose], link } });
      for (const text of [shortText(letter), longText(letter)]) {
        expect(text).toMatch(locale === 'he-IL' ? /^[א-ת]/ : /^[A-Z]/);
        expect(text.replaceAll('https://', '').match(/:/g)).toHaveLength(1);
        expect(text.endsWith(`: ${link}`)).toBe(true);
      }
    }
  });
});

describe('a letter as a page', () => {
  it('is in its direction, says the same, and nothing people typed is markup', () => {
    const page = designedText(letterOf('he-IL', { business: '<b>Dana</b>', about: '"><script>' }));
    expect(page).toContain('<html lang="he-IL" dir="rtl">');
    expect(page).toContain('&lt;b&gt;Dana&lt;/b&gt;');
    expect(page).not.toContain('<script');
    for (const text of ['דרישת תשלום', '30/11/2026', `href="${link}"`, moneyText(11_800, '₪', 'he-IL')]) {
      expect(page).toContain(text);
    }
    expect(designedText(letterOf('en-IL'))).toContain('<html lang="en-IL" dir="ltr">');
  });
});
