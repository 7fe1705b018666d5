import type { FilterValues } from '#src/meta/filterValues.ts';
import { readAmountAt, type SaidAmount } from './amounts.ts';
import { readSaidDays, type SaidDays } from './days.ts';
import type { FilterDraft } from './draft.ts';
import { wordAt } from './grammar.ts';
import { tellsAhead, type Language } from './language.ts';
import type { ListLexicon } from './lexicon.ts';
import { phraseAt } from './phrases.ts';
import { ungrown, type Token } from './tokens.ts';

/** A place in a sentence that is read for one list, and what has been understood before it. */
export interface SentencePlace {
  tokens: readonly Token[];
  at: number;
  filter: FilterValues;
  lexicon: ListLexicon;
  language: Language;
  /** Israel's day. */
  today: string;
}

/** What stands at a place. */
export interface Piece {
  /** How many tokens it takes. */
  length: number;
  /** The filter with it; undefined: it is not understood. */
  filter: FilterDraft;
  /** How many tokens at its end are not understood. */
  unread?: number;
}

/** A place some tokens on. */
export const further = (place: SentencePlace, by: number): SentencePlace => ({ ...place, at: place.at + by });

/** The place with the letter off that Hebrew has grown onto its word; undefined where there is none. */
export function ungrownPlace(place: SentencePlace): SentencePlace | undefined {
  const token = place.tokens[place.at];
  const parts = token && ungrown(token);
  return parts && { ...place, tokens: place.tokens.with(place.at, parts[1]) };
}

/** The days that are said at a place. @param isBound a word before says that days come */
export function daysAt(
  { tokens, at, lexicon, language: { grammar }, today }: SentencePlace,
  isBound: boolean,
): SaidDays | undefined {
  return readSaidDays(tokens, at, { grammar, today, isAhead: tellsAhead(lexicon.list), isBound });
}

/** The amount that is said at a place. */
export const amountAt = ({ tokens, at, language: { grammar, currencies } }: SentencePlace): SaidAmount | undefined =>
  readAmountAt(tokens, at, grammar, currencies);

/** How many words that say nothing stand at a place. */
export function ignoredAt({ tokens, at, language: { grammar } }: SentencePlace): number {
  let end = at;
  for (;;) {
    const found = wordAt(grammar, 'ignored', tokens, end);
    if (!found) return end - at;
    end += found.length;
  }
}

const grammarWords = ['bound', 'not'] as const;

/** Whether anything that says something begins at a place. */
export function isKnown(place: SentencePlace): boolean {
  const { tokens, at, language, lexicon } = place;
  const { lists, currencies, grammar } = language;
  return (
    phraseAt(lexicon.values, tokens, at) !== undefined ||
    phraseAt(lists, tokens, at, true) !== undefined ||
    phraseAt(currencies, tokens, at) !== undefined ||
    grammarWords.some((kind) => wordAt(grammar, kind, tokens, at) !== undefined) ||
    daysAt(place, true) !== undefined
  );
}

function endsRun(place: SentencePlace): boolean {
  const token = place.tokens[place.at];
  if (!token || token.isQuoted || /\d/.test(token.word) || isKnown(place) || ignoredAt(place) > 0) return true;
  const bare = ungrownPlace(place);
  return bare !== undefined && isKnown(bare);
}

/** The words from a place on that mean nothing else: a name, a text; what is quoted stands alone. */
export function unknownRun(place: SentencePlace): readonly Token[] {
  const { tokens, at } = place;
  const first = tokens[at];
  if (first?.isQuoted) return [first];
  let count = 0;
  while (!endsRun(further(place, count))) count += 1;
  return tokens.slice(at, at + count);
}
