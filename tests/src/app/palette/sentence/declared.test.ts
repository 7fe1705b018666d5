import { describe, expect, it } from 'vitest';
import { dictionaryOf, enumValues, parseEnum, type EnumName } from '#contract/enums.ts';
import { locales } from '#contract/constants.ts';
import type { FilterTable } from '#contract/filters.ts';
import { allDictionaries } from '#sandbox/core/dictionaries/catalogue.ts';
import { readSentence } from '#src/app/palette/sentence/readSentence.ts';
import { spokenLanguage } from '#src/app/palette/sentence/spokenLanguage.ts';
import { english } from '#src/app/palette/sentence/words.en.ts';
import { hebrew } from '#src/app/palette/sentence/words.he.ts';
import { filterTableOf } from '#src/dataProvider/resource.ts';
import type { ResourceList } from '#src/resources/resource.ts';
import { languageIn, said, spoken, today, translateIn } from './say.ts';
import { englishSentences } from './sentences.en.ts';
import { hebrewSentences } from './sentences.he.ts';

const [transactions] = spoken;
if (!transactions) throw new Error('no list');

/** A noun that only its declaration tells of. */
const filters: FilterTable = {
  mood: { kind: 'enum', group: 'state', values: 'consentStatus' },
  ripe: { kind: 'boolean', group: 'state' },
  weightFrom: { kind: 'number', group: 'amount', column: 'weight', bound: 'from' },
  weightTo: { kind: 'number', group: 'amount', column: 'weight', bound: 'to' },
  dateFrom: { kind: 'day', group: 'time', column: 'grown', bound: 'from' },
  dateTo: { kind: 'day', group: 'time', column: 'grown', bound: 'to' },
  orchard: { kind: 'text', group: 'reference' },
};
const pears: ResourceList = {
  name: 'pears',
  idFields: ['id'],
  endpoints: {
    list: {
      ...transactions.endpoints,
      base: 'transactions',
      method: 'GET',
      path: '/api/pears',
      kind: 'list',
      access: 'any',
    },
  },
  terminal: 'none',
  filters,
  page: { ...transactions.page, name: 'Pears', path: '/pears' },
};
const words: Readonly<Record<string, string>> = {
  'resources.pears.name': 'Pears',
  'filter.name.ripe': 'Ripe',
  'filter.name.orchard': 'Orchard',
};

describe('what can be said of a list', () => {
  it('is known by declaring it', () => {
    const translate = (key: string, { _ }: { _: string }) => words[key] ?? _;
    const language = spokenLanguage([pears], () => true, allDictionaries('en-IL'), translate);
    const [read] = readSentence('approved ripe pears above 3 orchard north hill since Sunday', language, today);
    expect(read?.filter).toEqual({
      mood: 'approved',
      ripe: true,
      weightFrom: '3',
      orchard: 'north hill',
      dateFrom: '2026-11-22',
    });
    expect(read?.unread).toEqual([]);
  });

  it.each(locales)('is every value of its filters in the words of the screen (%s)', (locale) => {
    const dictionaries = allDictionaries(locale);
    const misread = languageIn(locale).lexicons.flatMap(({ list }) => {
      const name = translateIn(locale)(`resources.${list.name}.name`, { _: '' });
      const enumerations = Object.values(filterTableOf(list)).flatMap((spec) =>
        'values' in spec ? [spec.values] : [],
      );
      const silent: EnumName[] = ['propertyPresence', 'quickDateFilter'];
      return [...new Set(enumerations)]
        .filter((one) => !silent.includes(one))
        .flatMap((one) =>
          enumValues(one)
            .filter((value: string) => value !== 'all')
            .map((value: string) => dictionaries[dictionaryOf(one)]?.[value])
            .filter((text) => text !== undefined)
            .map((text) => `${name} ${text}`),
        )
        .filter((sentence) =>
          said(sentence, locale).every((reading) => !reading.includes('=') || reading.includes('?')),
        );
    });
    expect(misread).toEqual([]);
  });

  it.each(locales)('sets only what the list takes, in values that it knows (%s)', (locale) => {
    const language = languageIn(locale);
    for (const line of (hebrewSentences + englishSentences).trim().split('\n')) {
      const [sentence = ''] = line.split(' →');
      for (const { list, filter } of readSentence(sentence, language, today)) {
        const table = filterTableOf(list);
        for (const [name, value] of Object.entries(filter)) {
          const spec = table[name];
          if (name === 'showDeleted') expect(list.showDeleted).toBe(true);
          else if (spec && 'values' in spec)
            for (const one of [value].flat()) expect(parseEnum(spec.values, String(one)), sentence).toBeDefined();
          else expect(spec, `${sentence}: ${name}`).toBeDefined();
          expect(Object.keys(list.fixedFilter ?? {})).not.toContain(name);
        }
      }
    }
  });

  it('is never of a list that the person may not open', () => {
    const isOpen = ({ page }: ResourceList) => page.access === 'any';
    const language = spokenLanguage(spoken, isOpen, allDictionaries('en-IL'), translateIn('en-IL'));
    expect(readSentence('paused billing deals', language, today)).toEqual([]);
    expect(readSentence('future charges this week', language, today)).toEqual([]);
  });

  it('has filters behind all other words of both languages', () => {
    const names = new Set(spoken.flatMap((list) => Object.keys(filterTableOf(list))));
    for (const { filters: all, labels, lists: others } of [hebrew, english]) {
      for (const { filter } of all)
        for (const name of Object.keys(filter)) expect([...names, 'showDeleted']).toContain(name);
      for (const name of Object.keys(labels)) expect([...names]).toContain(name);
      for (const name of Object.keys(others)) expect(spoken.map((list) => list.name)).toContain(name);
    }
  });
});
