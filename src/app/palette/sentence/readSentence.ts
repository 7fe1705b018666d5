import type { FilterValues } from '#src/meta/filterValues.ts';
import type { ResourceList } from '#src/resources/resource.ts';
import type { Language } from './language.ts';
import type { ListLexicon } from './lexicon.ts';
import { isKnown } from './place.ts';
import { readFor } from './readFor.ts';
import { phraseAt } from './phrases.ts';
import { textsOf, tokensOf, ungrown, type Token } from './tokens.ts';

/** What a sentence says of a list. */
export interface Sentence {
  list: ResourceList;
  lexicon: ListLexicon;
  filter: FilterValues;
  /** What was not understood, in its own words. */
  unread: readonly string[];
  /** All of it, where nothing of it means anything else: what the list may be searched for. */
  text: string | undefined;
  /** The list itself was named. */
  isNamed: boolean;
}

/** Lists that are offered for a sentence that names none. */
const mostUnnamed = 3;

/** Whether more is said than the name of a list. */
const saysMore = (filter: FilterValues, unread: readonly string[] = []) =>
  Object.keys(filter).length > 0 || unread.length > 0;

/** A list that stands for its noun, and filters that are no search: what is typed without a list may be a name as well. */
const isPlain = ({ list, table }: ListLexicon, filter: FilterValues) =>
  list.fixedFilter === undefined && Object.keys(filter).every((name) => table[name]?.kind !== 'text');

/** The lists that a sentence names: by the first name in it. */
function namedLists(tokens: readonly Token[], { lists }: Language): readonly string[] {
  for (const [at, token] of tokens.entries()) {
    const bare = ungrown(token)?.[1];
    const found = phraseAt(lists, tokens, at, true) ?? (bare && phraseAt(lists, tokens.with(at, bare), at, true));
    if (found) return found.meaning;
  }
  return [];
}

/**
 * What a text says of lists: the one it names, with the filters it understands and in its own words what it does not;
 * or, where it names none and is understood whole, those that can say it.
 * @param today Israel's day
 * @returns empty for a text that asks nothing of a list
 * @example readSentence('failed transactions above 500', language, '2026-11-27')[0]?.filter
 * // { quickStatusFilter: 'Failed', amountFrom: '500' }
 */
export function readSentence(typed: string, language: Language, today: string): Sentence[] {
  const sentence = tokensOf(typed);
  if (sentence.tokens.length === 0) return [];
  const names = namedLists(sentence.tokens, language);
  const isNamed = names.length > 0;
  const candidates = isNamed ? language.lexicons.filter(({ list }) => names.includes(list.name)) : language.lexicons;
  return candidates
    .map((lexicon): Sentence => {
      const { filter, unread } = readFor(lexicon, sentence.tokens, language, today);
      const texts = textsOf(sentence, unread);
      const place = { tokens: unread, filter, lexicon, language, today };
      const isText = texts.length === 1 && unread.every((_, at) => !isKnown({ ...place, at }));
      return { list: lexicon.list, lexicon, filter, unread: texts, text: isText ? texts[0] : undefined, isNamed };
    })
    .filter(({ filter, unread, lexicon }) =>
      isNamed ? saysMore(filter, unread) : unread.length === 0 && saysMore(filter) && isPlain(lexicon, filter),
    )
    .slice(0, mostUnnamed);
}
