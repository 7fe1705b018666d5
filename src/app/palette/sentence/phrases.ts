import { foldText } from '#contract/foldText.ts';
import type { Token } from './tokens.ts';

/**
 * What number, gender and tense leave of a word, so that "נכשלה" and "נכשלו", "receipt" and "receipts" are one; short
 * words stay whole.
 */
function stemOf(word: string): string {
  if (/[א-ת]/.test(word)) return word.replace(/(?<=.{3})(?:יות|אות|ית|ות|ימ|ה|ו|ת)$/, '');
  return word.replace(/(?<=.{3})(?<![su])s$/, '').replace(/(?<=cancel)l(?=ed$)/, '');
}

interface Phrase<Meaning> {
  stems: readonly string[];
  meaning: Meaning;
}

/** What stands at a place of a sentence. */
export interface Match<Meaning> {
  meaning: Meaning;
  /** How many tokens it takes. */
  length: number;
}

/** Phrases with what they mean, found by their first word. */
export type PhraseBook<Meaning> = ReadonlyMap<string, readonly Phrase<Meaning>[]>;

export type Entry<Meaning> = readonly [text: string, meaning: Meaning];

const same = (word: string): string => word;

/**
 * Makes a book of phrases; of two that are alike the first counts.
 * @param isExact words are told apart by number and gender.
 */
export function phraseBook<Meaning>(entries: readonly Entry<Meaning>[], isExact = false): PhraseBook<Meaning> {
  const book = new Map<string, Phrase<Meaning>[]>();
  const add = (words: readonly string[], meaning: Meaning): void => {
    const stems = words.map(isExact ? same : stemOf);
    const [first] = stems;
    if (first === undefined || first === '') return;
    const known = book.get(first) ?? [];
    if (known.some((one) => one.stems.join(' ') === stems.join(' '))) return;
    book.set(
      first,
      [...known, { stems, meaning }].toSorted((a, b) => b.stems.length - a.stems.length),
    );
  };
  for (const [text, meaning] of entries) {
    const words = (foldText(text) || text).replace(/[(),;!?]/g, '').split(' ');
    add(words, meaning);
    // The article goes into a letter before it: "בשבוע שעבר".
    if (words.length > 1 && /^ה../.test(text))
      add([foldText(text).slice(1).split(' ')[0] ?? '', ...words.slice(1)], meaning);
  }
  return book;
}

/** Whether a word within a phrase is the one meant, with or without what Hebrew writes onto it. */
function isWord({ word, isQuoted }: Token, stem: string, reduce: (word: string) => string): boolean {
  if (isQuoted) return false;
  return reduce(word) === stem || (/^[הבלשמ]./.test(word) && reduce(word.slice(1)) === stem);
}

/** The longest phrase of a book that begins at a token. */
export function phraseAt<Meaning>(
  book: PhraseBook<Meaning>,
  tokens: readonly Token[],
  at: number,
  isExact = false,
): Match<Meaning> | undefined {
  const first = tokens[at];
  if (!first || first.isQuoted) return undefined;
  const reduce = isExact ? same : stemOf;
  const found = book.get(reduce(first.word))?.find(({ stems }) =>
    stems.slice(1).every((stem, index) => {
      const token = tokens[at + 1 + index];
      return token !== undefined && isWord(token, stem, reduce);
    }),
  );
  return found && { meaning: found.meaning, length: found.stems.length };
}
