import type { FilterValues } from '#src/meta/filterValues.ts';
import { withSaid } from './draft.ts';
import { wordAt } from './grammar.ts';
import type { Language } from './language.ts';
import type { ListLexicon, SaidFilter } from './lexicon.ts';
import { phraseAt, type Match } from './phrases.ts';
import {
  amountAt,
  daysAt,
  further,
  ignoredAt,
  isKnown,
  ungrownPlace,
  type Piece,
  type SentencePlace,
} from './place.ts';
import { readBounded, readRangeOfAmounts, readRangeOfDays } from './ranges.ts';
import { readLabelled, readName, readRecognized } from './texts.ts';
import { ungrown, type Token } from './tokens.ts';

/** How many tokens at a place say when. */
function timeAt(place: SentencePlace): number {
  const { tokens, at, language } = place;
  const bound = wordAt(language.grammar, 'bound', tokens, at)?.length ?? 0;
  const days = daysAt(further(place, bound), bound > 0);
  if (days) return bound + days.length;
  const bare = bound > 0 ? undefined : ungrownPlace(place);
  return (bare && daysAt(bare, true))?.length ?? 0;
}

/** Filters by their words; a time beside words that have one of their own is not understood. */
function readSaid(place: SentencePlace, { length, meaning: { filter, apart } }: Match<SaidFilter>): Piece {
  const time = apart ? timeAt(further(place, length)) : 0;
  return { length: length + time, filter: withSaid(place.filter, filter, place.lexicon.table), unread: time };
}

/** What is said not to be: no filter says it, so it is not understood, with what it is said of. */
function readNegated(place: SentencePlace): Piece | undefined {
  const { tokens, at, language, lexicon } = place;
  const not = wordAt(language.grammar, 'not', tokens, at);
  if (!not) return undefined;
  const skipped = not.length + ignoredAt(further(place, not.length));
  const denied = phraseAt(lexicon.values, tokens, at + skipped)?.length ?? (at + skipped < tokens.length ? 1 : 0);
  return { length: skipped + denied, filter: undefined };
}

/** A currency before a number is part of an amount. */
const beginsAmount = (place: SentencePlace) =>
  phraseAt(place.language.currencies, place.tokens, place.at) !== undefined && amountAt(place) !== undefined;

function readBoundWord(place: SentencePlace): Piece | undefined {
  const { tokens, at, language, filter } = place;
  const bound = wordAt(language.grammar, 'bound', tokens, at);
  if (!bound) return undefined;
  const next = further(place, bound.length);
  // A letter may be a date, or say nothing.
  const skipped = bound.length + (daysAt(next, true) ? 0 : ignoredAt(next));
  const behind = further(place, skipped);
  const found = readBounded(behind, bound.meaning) ?? (bound.meaning === 'of' ? readName(behind) : undefined);
  if (found) return { ...found, length: skipped + found.length };
  if (bound.meaning === 'on' || bound.meaning === 'of') return { length: bound.length, filter };
  // What it bounds is not what it can bound, and means nothing without it.
  const bounded = daysAt(behind, true) ?? amountAt(behind);
  return { length: bounded ? skipped + bounded.length : bound.length, filter: undefined };
}

/** What is meant at a place: of all that could be, what takes most words. */
function pieceAt(place: SentencePlace): Piece | undefined {
  const { tokens, at, language, lexicon, filter } = place;
  const name = phraseAt(language.lists, tokens, at, true);
  const value = beginsAmount(place) ? undefined : phraseAt(lexicon.values, tokens, at);
  const ignored = ignoredAt(place);
  const own = name?.meaning.includes(lexicon.list.name);
  const readings: (Piece | undefined)[] = [
    readLabelled(place),
    value && readSaid(place, value),
    readRangeOfDays(place, undefined),
    name && { length: name.length, filter: own ? filter : undefined },
    readBoundWord(place),
    readRangeOfAmounts(place, undefined),
    readNegated(place),
    readRecognized(place),
    ignored > 0 ? { length: ignored, filter } : undefined,
  ];
  return readings.filter((one) => one !== undefined).toSorted((a, b) => b.length - a.length)[0];
}

/** The tokens with the letters off that Hebrew has grown onto a word which is known without them. */
function ungrownAt(place: SentencePlace): readonly Token[] | undefined {
  const token = place.tokens[place.at];
  const parts = token && ungrown(token);
  if (!parts) return undefined;
  const apart = { ...place, tokens: place.tokens.toSpliced(place.at, 1, ...parts) };
  return isKnown(further(apart, 1)) ? apart.tokens : ungrownAt(further(apart, 1));
}

/**
 * What one list understands of a sentence.
 * @param today Israel's day
 * @returns the filter, and the tokens that are not understood
 */
export function readFor(
  lexicon: ListLexicon,
  sentence: readonly Token[],
  language: Language,
  today: string,
): { filter: FilterValues; unread: readonly Token[] } {
  const unread: Token[] = [];
  let place: SentencePlace = { tokens: sentence, at: 0, filter: {}, lexicon, language, today };
  while (place.at < place.tokens.length) {
    const piece = pieceAt(place);
    const tokens = piece ? undefined : ungrownAt(place);
    if (tokens) {
      place = { ...place, tokens };
      continue;
    }
    const { length, filter, unread: behind = 0 } = piece ?? { length: 1, filter: undefined };
    const end = place.at + length;
    unread.push(...place.tokens.slice(filter ? end - behind : place.at, end));
    place = { ...place, at: end, filter: filter ?? place.filter };
  }
  return { filter: place.filter, unread };
}
