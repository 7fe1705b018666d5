import { dictionaryOf, enumValues, type EnumValue } from '#contract/enums.ts';
import type { Dictionaries } from '#contract/envelope.ts';
import { filtersOf } from '#contract/filters.ts';
import { filterTableOf } from '#src/dataProvider/resource.ts';
import { searchCallOf } from '#src/list/search/searchedIn.ts';
import type { ResourceList } from '#src/resources/resource.ts';
import { createGrammar, type Grammar } from './grammar.ts';
import { createLexicon, type ListLexicon } from './lexicon.ts';
import { phraseBook, type Entry, type PhraseBook } from './phrases.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Everything that can be said: the grammar, the lists by their names, and what can be said of each. */
export interface Language {
  grammar: Grammar;
  /** Names of lists by what people call them. */
  lists: PhraseBook<readonly string[]>;
  currencies: PhraseBook<string>;
  /** Of the lists that may be asked; a closed one is known by its name alone, so that nothing else is taken for it. */
  lexicons: readonly ListLexicon[];
}

/** The words of the person's language. */
export interface Words {
  /** What a list is called. */
  listName: (list: string) => string;
  /** What a filter is called, or the column it narrows. */
  filterName: (name: string, column: string | undefined) => string;
  dictionariesOf: (list: ResourceList) => Dictionaries;
}

/** One name may be several lists': those with it are all asked. */
function listNames(lists: readonly ResourceList[], words: Words, vocabularies: readonly Vocabulary[]) {
  const names = new Map<string, string[]>();
  const add = (text: string, list: string) => names.set(text, [...(names.get(text) ?? []), list]);
  const known = new Set(lists.map(({ name }) => name));
  for (const { name } of lists) add(words.listName(name), name);
  for (const { lists: others, filters } of vocabularies) {
    for (const [name, texts] of Object.entries(others)) if (known.has(name)) texts.forEach((text) => add(text, name));
    for (const { list, words: texts } of filters)
      if (list !== undefined && known.has(list)) texts.forEach((text) => add(text, list));
  }
  return phraseBook<readonly string[]>([...names], true);
}

/** The names of an enumeration's values in the person's language. */
function valueNames<Name extends 'currency' | 'quickDateFilter'>(name: Name, dictionaries: Dictionaries) {
  const texts = dictionaries[dictionaryOf(name)] ?? {};
  return enumValues(name).map((value): Entry<EnumValue<Name>> => [texts[value] ?? value, value]);
}

/**
 * All that can be said of some lists, from their declarations. A list is understood by being declared: its name, and the
 * names and values of its call's filters.
 * @param isOpen whether the person may open a list
 */
export function createLanguage(
  lists: readonly ResourceList[],
  isOpen: (list: ResourceList) => boolean,
  words: Words,
  dictionaries: Dictionaries,
  vocabularies: readonly Vocabulary[],
): Language {
  const currencies = vocabularies.flatMap(({ values }) =>
    Object.entries(values.currency ?? {}).flatMap(([code, all]) => all.map((text): Entry<string> => [text, code])),
  );
  return {
    grammar: createGrammar(vocabularies, valueNames('quickDateFilter', dictionaries)),
    lists: listNames(lists, words, vocabularies),
    currencies: phraseBook([...valueNames('currency', dictionaries), ...currencies]),
    lexicons: lists.filter(isOpen).map((list) => {
      const table = filterTableOf(list);
      const columns = Object.values(table).flatMap(({ column }) => column ?? []);
      const named = (column: string) => ({ name: words.filterName(column, column), dataType: 'string' });
      const source = {
        table,
        meta: { columns: Object.fromEntries(columns.map((column) => [column, named(column)])) },
        dictionaries: words.dictionariesOf(list),
        quick: list.quickFilters ?? [],
        taken: ['terminalID', 'merchantID', ...Object.keys(list.fixedFilter ?? {})],
        wordOf: (name: string) => words.filterName(name, table[name]?.column),
      };
      return createLexicon(list, source, vocabularies);
    }),
  };
}

/** Whether what a list tells of is still to come, so that days without a year are the next ones. */
export function tellsAhead(list: ResourceList): boolean {
  const call = searchCallOf(list);
  return call === 'futureBillings.list' && 'dateFrom' in filtersOf(call);
}
