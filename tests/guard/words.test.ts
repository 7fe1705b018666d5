import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#contract/constants.ts';
import { en as englishMessages } from '#contract/messages/en.ts';
import { he as hebrewMessages } from '#contract/messages/he.ts';
import { en as englishDictionaries } from '#sandbox/core/dictionaries/en.ts';
import { he as hebrewDictionaries } from '#sandbox/core/dictionaries/he.ts';
import { en as englishAnswers } from '#sandbox/core/messages/en.ts';
import { he as hebrewAnswers } from '#sandbox/core/messages/he.ts';
import { refusals } from '#sandbox/db/seed/catalogue/refusals.ts';
import { consentTexts } from '#sandbox/domain/money/consentTexts.ts';
import { refusalText } from '#sandbox/domain/processor/refusals.ts';
import { documentWords } from '#contract/documentWords.ts';
import { words as paperWords } from '#sandbox/documents/invoice/words.ts';
import { letterTexts } from '#sandbox/outbox/letterTexts.ts';
import { payerTexts } from '#sandbox/payer/pages/texts.ts';
import { identityTexts } from '#sandbox/identity/texts.ts';
import { metaOf } from '#sandbox/list/handlers.ts';
import { sheetName } from '#sandbox/list/listTexts.ts';
import { sharedColumns } from '#sandbox/list/sharedColumns.ts';
import { menu } from '#src/app/shell/menu.ts';
import { laterEnglish as englishLater } from '#src/i18n/later.en.ts';
import { laterHebrew as hebrewLater } from '#src/i18n/later.he.ts';
import { loadCatalogue } from '#src/i18n/catalogues.ts';
import { loadFieldNames } from '#src/i18n/laterWords.ts';
import { routeTable } from '#src/app/pages.ts';
import { resources } from '#src/resources/registry.ts';
import { listIds, lists } from '#tests/support/listCatalogue.ts';
import { flatten, type FlatCatalogue } from './catalogueScans.ts';
import { specMessages } from './specMessages.ts';
import { faultsOf, wordCount } from './wordScans.ts';

/** Every code of three digits that the processor may answer; one without a text is told as a general error. */
const codes = Array.from({ length: 999 }, (_, index) => index + 1);
const withoutPackages = (words: FlatCatalogue, locale: Locale) =>
  Object.fromEntries(Object.entries(words).filter(([key]) => locale === 'he-IL' || !key.startsWith('ra.')));

/** Headers of columns: shared ones by their field, those of a list by `list.field`. */
function columnsOf(locale: Locale): FlatCatalogue {
  const own = listIds.flatMap((id) =>
    Object.entries(lists[id].texts?.columns ?? {}).map(
      ([field, text]) => [`${lists[id].name}.${field}`, text] as const,
    ),
  );
  const all = [...Object.entries(sharedColumns), ...own];
  return Object.fromEntries(all.flatMap(([key, text]) => (text ? [[key, text[locale]]] : [])));
}

/** The payer's page names the other language in its own words. */
const withoutOther = ({ language: _, languageHint: __, ...words }: FlatCatalogue): FlatCatalogue => words;

/** Words alone, of those that count something too. */
const withoutFunctions = (words: object): object =>
  Object.fromEntries(Object.entries(words).filter(([, word]) => typeof word !== 'function'));

/** Every catalogue of one language. English words of react-admin are its own; banks are names. */
async function cataloguesOf(locale: Locale) {
  const isHebrew = locale === 'he-IL';
  const { banks: _, ...dictionaries } = isHebrew ? hebrewDictionaries : englishDictionaries;
  return {
    contract: flatten(isHebrew ? hebrewMessages : englishMessages),
    answers: flatten(isHebrew ? hebrewAnswers : englishAnswers),
    dictionaries: flatten(dictionaries),
    columns: columnsOf(locale),
    fields: flatten(await loadFieldNames(locale)),
    client: withoutPackages(
      flatten({ ...(await loadCatalogue(locale)), ...(isHebrew ? hebrewLater : englishLater) }),
      locale,
    ),
    signIn: flatten(identityTexts[locale]),
    consent: flatten(consentTexts[locale]),
    payer: withoutOther(flatten(payerTexts[locale])),
    letters: flatten(letterTexts[locale]),
    documents: flatten(withoutFunctions(documentWords[locale])),
    paper: flatten(withoutFunctions(paperWords[locale])),
    refusals: Object.fromEntries([
      ...codes.map((code) => [`code ${code}`, refusalText(code, locale)]),
      ...(isHebrew ? refusals.map(([code, text]) => [`seed ${code}`, text]) : []),
    ]) as FlatCatalogue,
  };
}

/** Columns that a list words in its own way. */
const reworded = new Set([
  'consumers.consumerName',
  'transactions.invoiceID',
  'billing.active',
  'billing.consumerExternalReference',
  'paymentRequests.paymentTransactionID',
  'invoices.status',
  'invoices.paymentTransactionID',
  'invoices.billingDealID',
  'billingRequests.paymentRequestID',
  'billingRequests.paymentRequestAmount',
  'billingRequests.transactionAmount',
  'billingRequests.billingDealID',
  'income.totalAmount',
  'masavRows.paymentTransactionID',
  'masavRows.billingDealID',
  'import.status',
]);

describe.each(locales)('the words in %s', async (locale) => {
  const catalogues = await cataloguesOf(locale);
  const { client, dictionaries, fields, columns } = catalogues;

  it.each(Object.entries(catalogues))('of %s keep to the guide', (_name, catalogue) => {
    expect(faultsOf(locale, catalogue)).toEqual([]);
  });

  it('call a list, its menu entry and its page the same', () => {
    const drawn = resources.flatMap((resource) => resource.lists);
    const named = drawn.map(({ name, page }) => [
      client[`resources.${name}.name`],
      client[page.title ?? `route.${page.name}`],
    ]);
    expect(named.filter(([list, page]) => list === undefined || list !== page)).toEqual([]);
  });

  it('call an exported sheet as its list', () => {
    const sheets = resources.flatMap(({ lists: [{ name, endpoints }] }) =>
      endpoints.excel && typeof endpoints.list === 'string'
        ? listIds.filter((id) => id === endpoints.list).map((id) => [name, sheetName(lists[id], locale)] as const)
        : [],
    );
    expect(sheets.length).toBeGreaterThan(5);
    expect(sheets.filter(([name, sheet]) => sheet !== client[`resources.${name}.name`])).toEqual([]);
  });

  it('need three words at most in the menu', () => {
    const entries = menu.flatMap((group) => group.entries);
    const names = entries.map(({ route }) => client[routeTable[route]?.title ?? `route.${route}`] ?? '');
    expect(names.filter((name) => name === '' || wordCount(name) > 3)).toEqual([]);
  });

  it('name no two columns of a list alike', () => {
    const twice = listIds.flatMap((id) => {
      const names = Object.values(metaOf(lists[id], locale).columns).map(({ name }) => name);
      return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${id}: ${name}`);
    });
    expect(twice).toEqual([]);
  });

  it('call a field the same in a list and in a record', () => {
    const fieldOf = (key: string) => key.split('.').at(-1) ?? '';
    const both = Object.keys(columns).filter((key) => fieldOf(key) in fields && !reworded.has(key));
    expect(both.filter((key) => columns[key] !== fields[fieldOf(key)])).toEqual([]);
  });

  it.each([
    ['merchant.feature', 'feature.name'],
    ['merchant.role', 'shell.role'],
    ['transaction.transactionType', 'payment.type'],
    ['transaction.jDealType', 'payment.deal.types'],
  ])('of the dictionary %s are those of %s', (dictionary, group) => {
    const under = (words: FlatCatalogue, prefix: string) =>
      Object.fromEntries(
        Object.entries(words)
          .filter(([key]) => key.startsWith(`${prefix}.`) && key !== `${prefix}.title`)
          .map(([key, text]) => [key.slice(prefix.length + 1), text]),
      );
    expect(under(client, group)).toEqual(under(dictionaries, dictionary));
  });
});

describe('the texts that the specification gives', () => {
  it('are spoken as they are spelled there', async () => {
    const { contract, client } = await cataloguesOf('en-IL');
    const bare = (text: string) => text.trim().replace(/%?\{\w+\}/g, '{}');
    const texts = [...Object.values(contract), ...Object.values(client)];
    const forms = new Set(texts.flatMap((text) => text.split('||||')).map(bare));
    expect(specMessages.filter((text) => !forms.has(bare(text)))).toEqual([]);
  });
});
