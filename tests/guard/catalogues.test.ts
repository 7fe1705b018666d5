import { dirname, join } from 'node:path';
import packaged from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { en as englishMessages } from '#contract/messages/en.ts';
import { he as hebrewMessages } from '#contract/messages/he.ts';
import { en as englishAnswers } from '#sandbox/core/messages/en.ts';
import { he as hebrewAnswers } from '#sandbox/core/messages/he.ts';
import { en as englishWords } from '#src/i18n/en.ts';
import { he as hebrewWords } from '#src/i18n/he.ts';
import { laterEnglish as englishLater } from '#src/i18n/later.en.ts';
import { laterHebrew as hebrewLater } from '#src/i18n/later.he.ts';
import { flatten, hebrewFaults, placeholdersOf, pluralForms, usedKeys } from './catalogueScans.ts';
import { readSources } from './sources.ts';

/** Names of products, which no language translates. */
const foreign = ['Google Pay', 'Blender', 'Upay', 'API', 'JCB', 'Maestro', 'UnionPay', 'Dankort', 'Forbrugsforeningen'];
/** Keys that react-admin asks for by itself. */
const isReactAdmins = (key: string) => key.startsWith('ra.');

const messages = flatten(hebrewMessages);
const laterWords = flatten(hebrewLater);
const firstWords = flatten(hebrewWords);
const hebrew = { ...firstWords, ...laterWords };

describe.each([
  ['contract/messages', messages, flatten(englishMessages)],
  ['sandbox/core/messages', flatten(hebrewAnswers), flatten(englishAnswers)],
  ['src/i18n', firstWords, flatten(englishWords)],
  ['src/i18n, later', laterWords, flatten(englishLater)],
])('the catalogue %s', (_, he, en) => {
  const keys = Object.keys(he);

  it('has the same keys in both languages', () => {
    expect(new Set(Object.keys(en))).toEqual(new Set(keys));
  });

  it('has the same placeholders in both languages', () => {
    const differing = keys.filter((key) => {
      const [hebrewNames, englishNames] = [placeholdersOf(he[key] ?? ''), placeholdersOf(en[key] ?? '')];
      return hebrewNames.join() !== englishNames.join();
    });
    expect(differing).toEqual([]);
  });

  it('has three plural forms in Hebrew where English has two', () => {
    const differing = keys.filter((key) => {
      const forms = `${pluralForms(he[key] ?? '')} ${pluralForms(en[key] ?? '')}`;
      return forms !== '1 1' && forms !== '3 2';
    });
    expect(differing).toEqual([]);
  });

  it('speaks good Hebrew', () => {
    const faults = keys.flatMap((key) => hebrewFaults(he[key] ?? '', foreign).map((fault) => `${key}: ${fault}`));
    expect(faults).toEqual([]);
  });

  it('leaves no text empty and no Hebrew in the English one', () => {
    const ours = keys.filter((key) => !isReactAdmins(key));
    expect(ours.filter((key) => he[key]?.trim() === '' || en[key]?.trim() === '')).toEqual([]);
    expect(keys.filter((key) => /[\u0590-\u05FF]/.test(en[key] ?? ''))).toEqual([]);
  });
});

describe("react-admin's words", () => {
  const theirs = flatten({ ra: packaged.ra });
  const english = { ...flatten(englishWords), ...flatten(englishLater) };
  /** Names of fields, steps and pages, which are found by their own names. */
  const named = /(^|\.)(email|consumerEmail|search|Dashboard|step\.confirm)$/;

  it('are complete in Hebrew', () => {
    const keys = Object.keys(hebrew).filter(isReactAdmins);
    expect(keys.toSorted()).toEqual(Object.keys(theirs).toSorted());
    expect(keys.length).toBeGreaterThan(100);
  });

  it('are in English those of its package, but for a few', () => {
    const own = Object.keys(theirs).filter((key) => english[key] !== theirs[key]);
    expect(own).toEqual(['ra.action.back', 'ra.navigation.page_rows_per_page', 'ra.auth.logout']);
  });

  it('have no twin among ours', () => {
    const said = (key: string) => `${hebrew[key]} | ${english[key]}`;
    const all = new Set(Object.keys(theirs).map(said));
    const ours = Object.keys(hebrew).filter((key) => !isReactAdmins(key) && !(key in messages) && !named.test(key));
    expect(ours.filter((key) => all.has(said(key)))).toEqual([]);
  });
});

describe('the parts of a catalogue', () => {
  const parts = import.meta.glob<Record<string, object>>('/src/i18n/catalogue/*.{he,en}.ts', { eager: true });

  it.each(['he', 'en'])('say nothing twice in %s', (language) => {
    const ofLanguage = Object.entries(parts).filter(([path]) => path.endsWith(`.${language}.ts`));
    // The names of fields are one group of the later words; react-admin's one group is in both.
    const grouped = ofLanguage.filter(([path]) => !/\/(fields|ra)\./.test(path));
    const groups = grouped.flatMap(([, part]) => Object.values(part).flatMap((words) => Object.keys(words)));
    expect(groups.filter((group, index) => groups.indexOf(group) < index)).toEqual([]);
    expect(groups.length).toBeGreaterThan(60);
    expect(groups).not.toContain('fields');
  });

  it("of later words take no word of the first screen's", () => {
    expect(Object.keys(laterWords).filter((key) => key in firstWords)).toEqual([]);
  });
});

describe('the keys of the web app', () => {
  const groups = [
    ...new Set(
      Object.keys(hebrew)
        .filter((key) => key.includes('.'))
        .map((key) => key.split('.')[0] ?? ''),
    ),
  ];
  const sources = readSources('src/**').filter(({ path }) => !path.startsWith('src/i18n/catalogue/'));
  const uses = sources.map(({ path, text }) => ({ path, ...usedKeys(text, groups) }));

  it('exist', () => {
    const known = (key: string) => key in hebrew;
    const unknown = uses.flatMap(({ path, keys }) => keys.filter((key) => !known(key)).map((key) => `${path}: ${key}`));
    expect(unknown).toEqual([]);
  });

  it('of what loads with the first screen are among its words', () => {
    const files = new Map(sources.map((source) => [source.path, source]));
    const loaded = new Set<string>();
    const waiting = ['src/main.tsx', 'src/boot.ts'];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const source = files.get(path);
      if (!source || loaded.has(path)) continue;
      loaded.add(path);
      const imports = source.text.matchAll(/^(?:import|export) (?!type )[^;]*?from '(#src\/|\.\/)([^']+)';/gm);
      for (const [, from, name = ''] of imports)
        waiting.push(from === './' ? join(dirname(path), name) : `src/${name}`);
    }
    // What is unsaved and jobs that run begin in parts that have brought their words; names of fields are asked for by them.
    const later = Object.keys(laterWords).filter((key) => !/^(?:unsaved|job|fields)\./.test(key));
    const said = uses.filter(({ path }) => loaded.has(path));
    const missing = said.flatMap(({ path, keys, prefixes }) =>
      later
        .filter((key) => keys.includes(key) || prefixes.some((prefix) => key.startsWith(prefix)))
        .map((key) => `${path}: ${key}`),
    );
    expect(missing).toEqual([]);
    expect(said.length).toBeGreaterThan(150);
  });

  it('begin as some key begins when they are made at run time', () => {
    const known = (prefix: string) => Object.keys(hebrew).some((key) => key.startsWith(prefix));
    expect(uses.flatMap(({ prefixes }) => prefixes.filter((prefix) => !known(prefix)))).toEqual([]);
  });

  it('are all used', () => {
    const written = new Set(uses.flatMap(({ keys }) => keys));
    const prefixes = [...new Set(uses.flatMap((use) => use.prefixes))];
    // The messages are spoken by the sandbox and by forms; their list is the specification's.
    const judged = Object.keys(hebrew).filter((key) => !(key in messages) && !isReactAdmins(key));
    expect(judged.filter((key) => !written.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)))).toEqual([]);
  });
});
