import type { EnumValue } from '#contract/enums.ts';
import { phraseAt, phraseBook, type Entry, type Match, type PhraseBook } from './phrases.ts';
import type { Token } from './tokens.ts';
import type { Bound, FeastWords, Unit, Vocabulary } from './vocabulary.ts';

/** What words of the grammar mean, by what they are. */
interface Meanings {
  bound: Bound;
  to: true;
  not: true;
  ignored: true;
  thousand: true;
  quick: EnumValue<'quickDateFilter'>;
  span: { unit: Unit; by: number };
  unit: Unit;
  counted: readonly [number, Unit];
  number: number;
  last: true;
  next: true;
  ago: true;
  /** 0 for Sunday. */
  weekday: number;
  weekdayAfterBound: number;
  /** 1 for January. */
  month: number;
  monthAfterBound: number;
  hebrewMonth: readonly string[];
  feast: FeastWords;
  firstOfMonth: true;
  monthOf: true;
  yearOf: true;
}

export type GrammarWord = keyof Meanings;

/** The words of all languages that the grammar itself needs. */
export type Grammar = { readonly [Word in GrammarWord]: PhraseBook<Meanings[Word]> };

function entriesOf<Meaning>(table: Readonly<Record<string, readonly string[]>>, meaningOf: (key: string) => Meaning) {
  return Object.entries(table).flatMap(([key, words]) => words.map((word): Entry<Meaning> => [word, meaningOf(key)]));
}

const numbered = (words: readonly (readonly string[])[], first: number) =>
  words.flatMap((all, index) => all.map((word): Entry<number> => [word, index + first]));

const isTrue = (words: readonly string[]) => words.map((word): Entry<true> => [word, true]);

function typedEntries<Key extends string>(table: Readonly<Partial<Record<Key, readonly string[] | undefined>>>) {
  return (Object.keys(table) as Key[]).flatMap((key) => (table[key] ?? []).map((word): Entry<Key> => [word, key]));
}

/** The grammar of some languages together. @param quick names of periods in the person's own words */
export function createGrammar(
  vocabularies: readonly Vocabulary[],
  quick: readonly Entry<EnumValue<'quickDateFilter'>>[],
): Grammar {
  const all = <Meaning>(entries: (vocabulary: Vocabulary) => readonly Entry<Meaning>[]) =>
    phraseBook(vocabularies.flatMap(entries), true);
  const isAmbiguous = ({ monthsAfterBound }: Vocabulary) => new Set(monthsAfterBound);
  return {
    bound: all(({ bounds }) => typedEntries<Bound>(bounds)),
    to: all(({ to }) => isTrue(to)),
    not: all(({ not }) => isTrue(not)),
    ignored: all(({ ignored }) => isTrue(ignored)),
    thousand: all(({ thousand }) => isTrue(thousand)),
    quick: phraseBook([...quick, ...vocabularies.flatMap((one) => typedEntries(one.quick))], true),
    span: all(({ spans }) =>
      spans.flatMap(({ words, unit, by }) => words.map((word) => [word, { unit, by }] as const)),
    ),
    unit: all(({ units }) => typedEntries<Unit>(units)),
    counted: all(({ counted }) => Object.entries(counted)),
    number: all(({ numbers }) => Object.entries(numbers)),
    last: all(({ last }) => isTrue(last)),
    next: all(({ next }) => isTrue(next)),
    ago: all(({ ago }) => isTrue(ago)),
    weekday: all(({ weekdays }) => numbered(weekdays, 0)),
    weekdayAfterBound: all(({ weekdaysAfterBound }) => numbered(weekdaysAfterBound, 0)),
    month: all((one) => numbered(one.months, 1).filter(([word]) => !isAmbiguous(one).has(word))),
    monthAfterBound: all((one) => numbered(one.months, 1)),
    hebrewMonth: all(({ hebrewMonths }) => entriesOf(hebrewMonths, (names) => names.split(', '))),
    feast: all(({ feasts }) => feasts.flatMap((feast) => feast.words.map((word) => [word, feast] as const))),
    firstOfMonth: all(({ firstOfMonth }) => isTrue(firstOfMonth)),
    monthOf: all(({ monthOf }) => isTrue(monthOf)),
    yearOf: all(({ yearOf }) => isTrue(yearOf)),
  };
}

/** The word of a kind that begins at a token. */
export function wordAt<Word extends GrammarWord>(
  grammar: Grammar,
  kind: Word,
  tokens: readonly Token[],
  at: number,
): Match<Meanings[Word]> | undefined {
  return phraseAt<Meanings[Word]>(grammar[kind], tokens, at, true);
}
