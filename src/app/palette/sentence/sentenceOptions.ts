import { activeFilters, type ValueWords } from '#src/list/filters/activeFilters.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import { listAddress } from '#src/record/related/listAddress.ts';
import type { PaletteOption } from '#src/app/palette/option.ts';
import type { Sentence } from './readSentence.ts';
import { searchFilter } from './texts.ts';

/** The words of what a sentence leads to. */
export interface SentenceWords extends ValueWords {
  listName: (list: string) => string;
  /** Deleted rows are shown. */
  deleted: string;
}

/** Filters in words, as the list itself will show them. */
function chipsOf({ lexicon }: Sentence, filter: FilterValues, words: SentenceWords): string[] {
  const named = activeFilters(filter, [], lexicon.source, words).map(({ label, text }) =>
    text === '' ? label : `${label}: ${text}`,
  );
  return filter.showDeleted === undefined ? named : [...named, words.deleted];
}

/**
 * What a sentence offers: the list with the filters that were understood; and, said openly, the same with the rest looked
 * for as a text.
 * @param terminalID of lists that are one terminal's
 */
export function sentenceOptions(
  sentences: readonly Sentence[],
  terminalID: string,
  words: SentenceWords,
): PaletteOption[] {
  return sentences.flatMap((sentence) => {
    const { list, filter, unread, text } = sentence;
    const option = (key: string, all: FilterValues, left: readonly string[]): PaletteOption => ({
      key: `say/${list.name}/${key}`,
      title: words.listName(list.name),
      chips: chipsOf(sentence, all, words),
      ...(left.length > 0 && { unread: left.join(', ') }),
      ...(list.menu && { icon: list.menu.icon }),
      to: listAddress(list.page.path, { ...all, ...(list.terminal === 'filter' && { terminalID }) }),
    });
    const search = text === undefined ? undefined : searchFilter(list, text);
    const isFree = search && Object.keys(search).every((name) => !(name in filter));
    return [
      ...(Object.keys(filter).length > 0 ? [option('filter', filter, unread)] : []),
      ...(isFree ? [option('search', { ...filter, ...search }, [])] : []),
    ];
  });
}
