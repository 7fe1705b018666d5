import { expect, it } from 'vitest';
import { foreignLanguage } from '#src/i18n/textLanguage.ts';

it.each([
  ['Insufficient funds', 'he-IL', { lang: 'en', dir: 'ltr' }],
  ['Insufficient funds', 'en-IL', undefined],
  ['אין כיסוי', 'en-IL', { lang: 'he', dir: 'rtl' }],
  ['כרטיס Visa', 'he-IL', undefined],
  ['כרטיס Visa', 'en-IL', undefined],
  ['458012******0000', 'he-IL', undefined],
  ['', 'he-IL', undefined],
] as const)('%s on a page in %s: %j', (text, page, expected) => {
  expect(foreignLanguage(text, page)).toEqual(expected);
});
