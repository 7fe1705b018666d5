import { recognize, searchableIn, type TypedKind } from '#contract/recognize.ts';
import { filterText } from '#contract/rules/filterText.ts';
import { searchCallOf } from '#src/list/search/searchedIn.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import type { ResourceList } from '#src/resources/resource.ts';
import { withSaid } from './draft.ts';
import { phraseAt } from './phrases.ts';
import { further, ignoredAt, unknownRun, type Piece, type SentencePlace } from './place.ts';
import type { Token } from './tokens.ts';

const textOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ');

/** The filter by which a list is searched for a text, where the likeliest that it means is of one of some kinds. */
export function searchFilter(list: ResourceList, text: string, kinds?: readonly TypedKind[]): FilterValues | undefined {
  const call = searchCallOf(list);
  const meanings = call === undefined || text === '' || filterText(text) ? [] : recognize(call, text);
  const [likeliest] = meanings;
  if (!likeliest || (kinds && !kinds.includes(likeliest.kind))) return undefined;
  // Who the customer is would have to be asked first.
  return meanings.flatMap((one) => ('filter' in one && one.kind === likeliest.kind ? [one.filter] : []))[0];
}

/** Whose something is: what the list is searched for. */
export function readName(place: SentencePlace): Piece | undefined {
  const words = unknownRun(place);
  const found = searchFilter(place.lexicon.list, textOf(words), ['words', 'email', 'id']);
  return found && { length: words.length, filter: withSaid(place.filter, found, place.lexicon.table) };
}

/** Whether a parameter that is searched by may have a text: the last digits of a card are no words. */
function mayBe(list: ResourceList, name: string, text: string): boolean {
  const call = searchCallOf(list);
  if (call === undefined || !searchableIn(call).parameters.flat().includes(name)) return true;
  return recognize(call, text).some((one) => 'filter' in one && name in one.filter);
}

/** A text or a number behind the name of its filter. */
export function readLabelled(place: SentencePlace): Piece | undefined {
  const { tokens, at, lexicon, filter } = place;
  const label = phraseAt(lexicon.labels, tokens, at);
  if (!label) return undefined;
  const skipped = label.length + ignoredAt(further(place, label.length));
  const token = tokens[at + skipped];
  const isNumber = token !== undefined && /^\d+$/.test(token.word);
  const { kind } = lexicon.table[label.meaning] ?? {};
  const words = isNumber ? [token] : kind === 'text' ? unknownRun(further(place, skipped)) : [];
  const text = textOf(words);
  if (text === '' || filterText(text) || (!isNumber && !mayBe(lexicon.list, label.meaning, text))) return undefined;
  return { length: skipped + words.length, filter: withSaid(filter, { [label.meaning]: text }, lexicon.table) };
}

/** What can be one thing alone: an address, an id, a telephone. */
export function readRecognized({ tokens, at, filter, lexicon }: SentencePlace): Piece | undefined {
  const token = tokens[at];
  const found = token && !token.isQuoted && searchFilter(lexicon.list, token.text, ['email', 'id', 'phone']);
  return found ? { length: 1, filter: withSaid(filter, found, lexicon.table) } : undefined;
}
