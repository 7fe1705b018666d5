import { describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from '#src/i18n/i18nProvider.ts';

const queued = (provider: Awaited<ReturnType<typeof createI18nProvider>>, count: number) =>
  provider.translate('QueuedTransactions', { smart_count: count });

describe('createI18nProvider', () => {
  it('speaks Hebrew with its three plural forms', async () => {
    const provider = await createI18nProvider({ initialLocale: 'he-IL', fallbackLocale: 'en-IL' });
    expect([0, 1, 2, 3, 11].map((count) => queued(provider, count))).toEqual([
      '0 עסקאות נכנסו לתור בהצלחה',
      'עסקה אחת נכנסה לתור בהצלחה',
      'שתי עסקאות נכנסו לתור בהצלחה',
      '3 עסקאות נכנסו לתור בהצלחה',
      '11 עסקאות נכנסו לתור בהצלחה',
    ]);
  });

  it('changes to English, with its two forms, and back', async () => {
    const provider = await createI18nProvider({ initialLocale: 'he-IL', fallbackLocale: 'he-IL' });
    await provider.changeLocale('en-IL');
    expect(provider.getLocale()).toBe('en-IL');
    expect([0, 1, 2].map((count) => queued(provider, count))).toEqual([
      'Successfully queued 0 transactions',
      'Successfully queued one transaction',
      'Successfully queued 2 transactions',
    ]);
    await provider.changeLocale('he-IL');
    expect(provider.translate('route.Customers')).toBe('לקוחות');
  });

  it('falls back for a language nobody knows', async () => {
    const provider = await createI18nProvider({ initialLocale: 'fr-FR', fallbackLocale: 'en-IL' });
    expect(provider.getLocale()).toBe('en-IL');
    expect(provider.translate('MustBeInRange', { min: 1, max: 9 })).toBe('Must be in range between 1 and 9');
  });

  it('offers both languages by their own names', async () => {
    const provider = await createI18nProvider({ initialLocale: 'en-IL', fallbackLocale: 'he-IL' });
    expect(provider.getLocales?.()).toEqual([
      { locale: 'he-IL', name: 'עברית' },
      { locale: 'en-IL', name: 'English' },
    ]);
  });

  it('speaks the later words from when a screen wants them, in each language that follows', async () => {
    // Another file may have wanted them already.
    vi.resetModules();
    const { createI18nProvider: create } = await import('#src/i18n/i18nProvider.ts');
    const { withMessages } = await import('#src/i18n/laterWords.ts');
    const before = await create({ initialLocale: 'he-IL', fallbackLocale: 'he-IL' });
    expect(before.translate('cardBrand.visa', { _: 'unknown' })).toBe('unknown');
    expect(await withMessages(Promise.resolve('the screen'))).toBe('the screen');
    expect(before.translate('cardBrand.visa')).toBe('ויזה');
    expect(before.translate('route.Customers')).toBe('לקוחות');
    await before.changeLocale('en-IL');
    expect(before.translate('cardBrand.visa')).toBe('Visa');
    const after = await create({ initialLocale: 'en-IL', fallbackLocale: 'he-IL' });
    expect(after.translate('cardBrand.visa')).toBe('Visa');
  });
});

describe("react-admin's words of resources and fields", () => {
  it.each([
    ['he-IL', 'לקוחות', 'שם הלקוח'],
    ['en-IL', 'Customers', 'Customer name'],
  ] as const)('in %s', async (initialLocale, name, field) => {
    // Another file may have wanted them already.
    vi.resetModules();
    const { createI18nProvider: create } = await import('#src/i18n/i18nProvider.ts');
    const { withMessages } = await import('#src/i18n/laterWords.ts');
    const provider = await create({ initialLocale, fallbackLocale: 'he-IL' });
    expect(provider.translate('resources.customers.name', { smart_count: 2 })).toBe(name);
    await withMessages(Promise.resolve());
    expect(provider.translate('resources.customers.fields.consumerName', { _: 'Consumer name' })).toBe(field);
    // A field of an object in the record is called by itself, one that nobody has named as its caller says.
    expect(provider.translate('resources.billingDeals.fields.dealDetails.consumerName', {})).toBe(field);
    expect(provider.translate('resources.customers.fields.shoeSize', { _: 'Shoe size' })).toBe('Shoe size');
  });
});
