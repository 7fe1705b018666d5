import { describe, expect, it } from 'vitest';
import { lastLocale, rememberLocale } from '#src/i18n/lastLocale.ts';
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

  it('is remembered for the next sign-in, where the storage has room for it', () => {
    rememberLocale(window.localStorage, 'en-IL');
    expect(lastLocale(window.localStorage)).toBe('en-IL');
    window.localStorage.setItem('back-office.locale', 'fr-FR');
    expect(lastLocale(window.localStorage)).toBeUndefined();
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(() => rememberLocale({ setItem }, 'he-IL')).not.toThrow();
  });
});
