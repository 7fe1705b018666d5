import { notBefore, withAmount, withDays } from './draft.ts';
import { wordAt } from './grammar.ts';
import { amountAt, daysAt, further, type Piece, type SentencePlace } from './place.ts';
import { ungrown } from './tokens.ts';
import type { Bound } from './vocabulary.ts';

/** Words behind which only one side of a range is said. */
const ofOneSide: readonly (Bound | undefined)[] = ['above', 'below', 'until', 'before', 'after', 'exactly'];

/** Where the other side of a range stands, if a word or a letter leads to it; `by` tokens behind a place. */
function otherSide(
  place: SentencePlace,
  by: number,
  bound: Bound | undefined,
): { at: SentencePlace; skipped: number } | undefined {
  if (ofOneSide.includes(bound)) return undefined;
  const next = further(place, by);
  const { grammar } = next.language;
  const to = wordAt(grammar, 'to', next.tokens, next.at);
  if (to) return { at: further(next, to.length), skipped: by + to.length };
  const token = next.tokens[next.at];
  const [letter, bare] = (token && ungrown(token)) ?? [];
  const isTo = letter !== undefined && wordAt(grammar, 'to', [letter], 0) !== undefined;
  return isTo && bare ? { at: { ...next, tokens: next.tokens.with(next.at, bare) }, skipped: by } : undefined;
}

/** Days, or a range of them, as a word before them bounds them. */
export function readRangeOfDays(place: SentencePlace, bound: Bound | undefined): Piece | undefined {
  const { filter, lexicon } = place;
  const first = daysAt(place, bound !== undefined && bound !== 'of');
  if (!first) return undefined;
  const side = otherSide(place, first.length, bound);
  const second = side && daysAt(side.at, true);
  if (second) {
    const length = side.skipped + second.length;
    const range = { from: first.from, to: notBefore(second, first.from).to, length };
    return { length, filter: withDays(filter, range, undefined, lexicon) };
  }
  if (bound === 'between') return undefined;
  return { length: first.length, filter: withDays(filter, first, bound, lexicon) };
}

/** An amount, or a range of amounts; a number alone is none. */
export function readRangeOfAmounts(place: SentencePlace, bound: Bound | undefined): Piece | undefined {
  const { filter, lexicon } = place;
  const low = amountAt(place);
  if (!low) return undefined;
  const side = otherSide(place, low.length, bound);
  const high = side && amountAt(side.at);
  if (high) return { length: side.skipped + high.length, filter: withAmount(filter, [low, high], undefined, lexicon) };
  if (bound === 'between' || (bound === undefined && low.currency === undefined)) return undefined;
  return { length: low.length, filter: withAmount(filter, [low], bound, lexicon) };
}

const ofMoney: readonly Bound[] = ['above', 'below', 'exactly'];
const ofTime: readonly Bound[] = ['after', 'before'];

/** The days or the amount behind a word that bounds them; what takes more words is meant. */
export function readBounded(place: SentencePlace, bound: Bound): Piece | undefined {
  const amount = ofTime.includes(bound) ? undefined : readRangeOfAmounts(place, bound);
  const days = ofMoney.includes(bound) ? undefined : readRangeOfDays(place, bound);
  return amount && (!days || amount.length > days.length) ? amount : days;
}
