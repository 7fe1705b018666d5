import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#contract/constants.ts';
import { dictionaryOf, enums, type EnumName } from '#contract/enums.ts';
import { isObject } from '#contract/envelope.ts';
import { features, integrations, invoicingProviders } from '#contract/features.ts';
import { roles } from '#contract/roles.ts';
import {
  allDictionaries,
  banksOf,
  dictionariesOf,
  parseLocale,
  textOfCode,
} from '#sandbox/core/dictionaries/catalogue.ts';
import { openTestSandbox } from '#tests/support/sandbox.ts';

const enumNames = Object.keys(enums).filter((name): name is EnumName => name in enums);
const words: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(enumNames.map((name) => [dictionaryOf(name), Object.keys(enums[name])])),
  featureEnum: features,
  integrationEnum: integrations,
  invoicingProviderEnum: invoicingProviders,
  roleEnum: roles,
};
/** Words that are names and stay the same in both languages. */
const latinNames = /^(API|SMS|JCB|Ecwid|Blender|Google Pay|SBI|HSBC|RapidOne|EasyInvoice|MorningInvoice|iCount)$/;

describe.each(locales)('dictionaries in %s', (locale: Locale) => {
  it('explain every word of every enumeration, each in one call', () => {
    const transaction = dictionariesOf('transaction', locale);
    const merchant = dictionariesOf('merchant', locale);
    expect(Object.keys(transaction).filter((name) => name in merchant)).toEqual([]);
    const given = { ...transaction, ...merchant };
    expect(Object.keys(given).toSorted()).toEqual(Object.keys(words).toSorted());
    for (const [name, expected] of Object.entries(words)) {
      expect(Object.keys(given[name] ?? {}).toSorted(), name).toEqual([...expected].toSorted());
    }
  });

  it('speak the language', () => {
    const isOwn = (text: string) => latinNames.test(text) || /[א-ת]/.test(text) === (locale === 'he-IL');
    const foreign = Object.values(allDictionaries(locale)).flatMap((texts) =>
      Object.values(texts).filter((text) => text.trim() === '' || !isOwn(text)),
    );
    expect(foreign).toEqual([]);
  });

  it('give currencies by their code and banks by their number', () => {
    expect(Object.keys(dictionariesOf('transaction', locale).currencyEnum ?? {})).toEqual(['ILS', 'USD', 'EUR']);
    expect(Object.keys(banksOf(locale))).toEqual(['banks']);
    expect(textOfCode(locale, 'banks', 12)).toBe(locale === 'he-IL' ? 'בנק הפועלים' : 'Bank Hapoalim');
  });
});

describe('texts', () => {
  it('agree in gender with their noun', () => {
    const he = allDictionaries('he-IL');
    expect(he.transactionQuickStatusEnum).toMatchObject({ Completed: 'הושלמה', Failed: 'נכשלה', Canceled: 'בוטלה' });
    expect(he.billingQuickStatusEnum).toMatchObject({ inactive: 'לא פעילה', paused: 'מושהית' });
    expect(he.terminalStatusEnum).toEqual({ active: 'פעיל', disabled: 'מושבת' });
  });

  it('fall back to the code', () => {
    expect(textOfCode('he-IL', 'transactionStatusEnum', 'unheardOf')).toBe('unheardOf');
    expect(textOfCode('en-IL', 'noSuchEnum', 7)).toBe('7');
  });

  it('are the same tree in both languages', () => {
    const keysOf = (value: unknown): unknown =>
      isObject(value) ? Object.fromEntries(Object.keys(value).map((key) => [key, keysOf(value[key])])) : null;
    expect(keysOf(allDictionaries('en-IL'))).toEqual(keysOf(allDictionaries('he-IL')));
  });
});

describe('parseLocale', () => {
  it.each([
    ['he-IL', 'he-IL'],
    ['EN-il', 'en-IL'],
    ['en', 'en-IL'],
    ['en-US', 'en-IL'],
    ['he_IL', 'he-IL'],
    ['hello', undefined],
    ['fr-FR', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads %s as %s', (text, locale) => {
    expect(parseLocale(text)).toBe(locale);
  });
});

describe('the dictionary calls', () => {
  const paths = [
    'transactions/api/dictionaries/transaction',
    'profile/api/dictionaries/merchant',
    'profile/api/dictionaries/banks',
  ];

  it('speak the language of lang, else of accept-language', async () => {
    const sandbox = await openTestSandbox();
    const ask = sandbox.as('merchant');
    for (const [index, path] of paths.entries()) {
      const read = async (lang: string, accepted: string) => {
        const url = `/sandbox/${path}${lang && `?lang=${lang}`}`;
        return (await ask({ method: 'GET', url, headers: { 'accept-language': accepted } })).json();
      };
      const expected = (locale: Locale) =>
        [dictionariesOf('transaction', locale), dictionariesOf('merchant', locale), banksOf(locale)][index];
      expect(await read('en-IL', 'he-IL')).toEqual(expected('en-IL'));
      expect(await read('he-IL', 'en-IL')).toEqual(expected('he-IL'));
      expect(await read('', 'en-IL')).toEqual(expected('en-IL'));
      expect(await read('xx', 'he-IL')).toEqual(expected('he-IL'));
    }
    await sandbox.close();
  });
});
