import { cleanText, europeanDigits } from '#contract/cleanText.ts';
import { foldText } from '#contract/foldText.ts';

/** One word, number or sign of a sentence. */
export interface Token {
  /** Folded for comparing. */
  word: string;
  /** As it was typed. */
  text: string;
  /** Where it stands in the cleaned text. */
  start: number;
  end: number;
  /** Said in quotes: a text as it stands. */
  isQuoted?: true;
}

/** A sentence in its parts. */
export interface Tokens {
  text: string;
  tokens: readonly Token[];
}

/** What stands as it is: an address, an id, a telephone, a name with digits in it. */
const whole =
  /@|^[\da-f]{8}-[\da-f-]{27}$|^\+?[\d]{2,4}-\d{7}$|^(?!\d+(?:k|st|nd|rd|th)$)(?=.*[a-z])(?=.*\d)[a-z\d]+$/i;
const parts =
  /[₪$€]|\d{4}-\d{1,2}-\d{1,2}|\d+(?:[.,/]\d+)*(?:k|st|nd|rd|th)?(?![a-z])|(?<=\d)[-–—](?=[\d₪$€])|[^\s\d₪$€]+/gi;
const chunks = /["“”״]([^"“”״]+)["“”״](?=[\s,.;!?]|$)|\S+/g;

/** A letter grown onto a date in letters, "מה׳ בכסלו", which would else be a word. */
const grownParts = /^([בלמ])([א-ת]{1,2}['׳])$/;
/** Letters grown onto a number, "מה-5", each of which is a word. */
const beforeNumber = /^[ושהבלמכ]{2,3}[-־]?$/;

/** Folded words of one piece of text, all of which stand where it stands. */
function wordsOf(piece: string, start: number): Token[] {
  if (/^[-–—]$/.test(piece)) return [{ word: '-', text: piece, start, end: start + 1 }];
  const end = start + piece.length;
  // A day as computers write it is one word.
  if (/^\d/.test(piece)) return [{ word: piece.toLowerCase(), text: piece, start, end }];
  return piece
    .split(/[\s־-]+/)
    .flatMap((text) => grownParts.exec(text)?.slice(1).filter(Boolean) ?? [text])
    .map((text) => text.replace(/^[,;:!?().]+|[,;:!?().]+$/g, ''))
    .map((text) => ({ word: foldText(text), text, start, end }))
    .filter(({ word }) => word !== '');
}

/**
 * A text as words, numbers, days and signs; punctuation is none.
 * @example tokensOf('מעל 500₪').tokens.map(({ word }) => word) // ['מעל', '500', '₪']
 */
export function tokensOf(typed: string): Tokens {
  const text = europeanDigits(cleanText(typed)).trim();
  const tokens = [...text.matchAll(chunks)].flatMap(({ 0: chunk, 1: quoted, index }): Token[] => {
    if (quoted !== undefined)
      return [{ word: quoted, text: quoted.trim(), start: index, end: index + chunk.length, isQuoted: true }];
    const bare = chunk.replace(/^[(]+|[,;:!?().]+$/g, '');
    if (whole.test(bare)) return [{ word: bare.toLowerCase(), text: bare, start: index, end: index + chunk.length }];
    return [...chunk.matchAll(parts)].flatMap(({ 0: piece, index: within }) => {
      const isGrown = beforeNumber.test(piece) && /\d/.test(chunk[within + piece.length] ?? '');
      const pieces = isGrown ? [...piece.replace(/[-־]$/, '')] : [piece];
      return pieces.flatMap((one) => wordsOf(one, index + within));
    });
  });
  return { text, tokens };
}

/** The letters that Hebrew writes onto the word they go with. */
const grown = /^[ושהבלמכ](?=.{2})/;

/** A word apart from the first letter that has grown onto it; undefined for one without. */
export function ungrown(token: Token): readonly [Token, Token] | undefined {
  if (token.isQuoted || !grown.test(token.word)) return undefined;
  return [
    { ...token, word: token.word.slice(0, 1), text: token.text.slice(0, 1) },
    { ...token, word: token.word.slice(1), text: token.text.slice(1) },
  ];
}

/** The text that tokens stand for, pieces of it that stand apart separately. */
export function textsOf({ text }: Tokens, tokens: readonly Token[]): string[] {
  const texts: { start: number; end: number }[] = [];
  for (const { start, end } of tokens.toSorted((a, b) => a.start - b.start)) {
    const before = texts.at(-1);
    if (before && !/\S/.test(text.slice(before.end, start))) before.end = Math.max(before.end, end);
    else texts.push({ start, end });
  }
  return texts.map(({ start, end }) => text.slice(start, end));
}
