import { describe, expect, it } from 'vitest';
import { isObject } from '#contract/envelope.ts';
import { en } from '#src/i18n/en.ts';
import { he } from '#src/i18n/he.ts';
import { routes } from '#src/resources/paths.ts';

/** A catalogue as flat keys, the way translations are asked for. */
function flatten(words: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    isObject(value) ? flatten(value, `${prefix}${key}.`) : [[`${prefix}${key}`, String(value)] as [string, string]],
  );
}

const hebrew = new Map(flatten(he));
const english = new Map(flatten(en));
const placeholdersOf = (text = '') =>
  [...new Set(text.match(/%\{\w+\}/g))].filter((name) => name !== '%{smart_count}').toSorted();
const formsOf = (text = '') => text.split('||||').length;

describe('the catalogues', () => {
  it('have the same keys in both languages', () => {
    expect([...english.keys()].toSorted()).toEqual([...hebrew.keys()].toSorted());
    expect(hebrew.size).toBeGreaterThan(300);
  });

  it('have the same placeholders in both languages', () => {
    for (const [key, text] of hebrew)
      expect([key, placeholdersOf(english.get(key))]).toEqual([key, placeholdersOf(text)]);
  });

  it('give three plural forms in Hebrew where English gives two', () => {
    const counted = [...hebrew].filter(([, text]) => formsOf(text) > 1);
    expect(counted.length).toBeGreaterThan(3);
    for (const [key, text] of counted) expect([key, formsOf(text)]).toEqual([key, 3]);
    for (const [key, text] of english)
      expect([key, formsOf(text)]).toEqual([key, formsOf(hebrew.get(key)) > 1 ? 2 : 1]);
  });

  it('leave no text empty and no Hebrew inside the English one', () => {
    for (const [key, text] of [...hebrew, ...english]) expect([key, text]).not.toEqual([key, '']);
    for (const [key, text] of english) expect([key, /[\u0590-\u05ff]/.test(text)]).toEqual([key, false]);
  });

  it('title every route', () => {
    expect(Object.keys(he.route).toSorted()).toEqual(Object.keys(routes).toSorted());
  });
});
