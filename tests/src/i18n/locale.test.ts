import { describe, expect, it } from 'vitest';
import { applyDocumentLocale, directionOf, resolveLocale } from '#src/i18n/locale.ts';

describe('locale', () => {
  it('writes Hebrew from the right and English from the left', () => {
    expect([directionOf('he-IL'), directionOf('en-IL')]).toEqual(['rtl', 'ltr']);
  });

  it('sets language and direction of the document', () => {
    applyDocumentLocale('he-IL');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['he', 'rtl']);
    applyDocumentLocale('en-IL');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'ltr']);
  });

  it('takes only a language of the product', () => {
    expect(resolveLocale('en-IL', 'he-IL')).toBe('en-IL');
    expect(resolveLocale('en', 'he-IL')).toBe('he-IL');
    expect(resolveLocale(undefined, 'en-IL')).toBe('en-IL');
  });
});
