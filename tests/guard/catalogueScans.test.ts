import { describe, expect, it } from 'vitest';
import { flatten, hebrewFaults, placeholdersOf, pluralForms, usedKeys } from './catalogueScans.ts';

describe('flatten', () => {
  it('joins nested keys with dots', () => {
    expect(flatten({ a: 'x', b: { c: 'y', d: { e: 'z' } } })).toEqual({ a: 'x', 'b.c': 'y', 'b.d.e': 'z' });
  });
});

describe('placeholdersOf and pluralForms', () => {
  it('read a text', () => {
    expect(placeholdersOf('%{max} of %{min} |||| %{max}')).toEqual(['max', 'min']);
    expect(placeholdersOf('{max} %max')).toEqual([]);
    expect(pluralForms('one |||| two |||| many')).toBe(3);
    expect(pluralForms('one')).toBe(1);
  });
});

describe('hebrewFaults', () => {
  it.each([
    ['שדה חובה', []],
    ['דוא״ל', []],
    ['%{min} - %{max}', []],
    ['GooglePay', []],
    ['תשלום ב-GooglePay', []],
    ['קוד "%{code}"', []],
    ['Required', ['no Hebrew']],
    ['דוא"ל', ['a straight quotation mark inside a word']],
    ['שָׁלוֹם', ['niqqud']],
    ['בין־לאומי', []],
  ])('%s: %j', (text, faults) => {
    expect(hebrewFaults(text, ['GooglePay'])).toEqual(faults);
  });
});

describe('usedKeys', () => {
  it('finds called keys, keys of a known group and beginnings', () => {
    const text = [
      "translate('SessionExpired'); t('shell.menu');",
      "const title = 'page.notFound.title';",
      'const role = translate(`shell.role.${role}`);',
      "call('items.list'); import './page.tsx'; // translate('Commented')",
      'const address = `https://x.${host}`;',
    ].join('\n');
    expect(usedKeys(text, ['shell', 'page'])).toEqual({
      keys: ['SessionExpired', 'shell.menu', 'page.notFound.title'],
      prefixes: ['shell.role.'],
    });
  });
});
