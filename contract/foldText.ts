import { europeanDigits } from './cleanText.ts';

/**
 * Text folded for comparing: whatever people write alike is equal. The database has the same function (`fold_text` of the
 * sandbox's migrations) behind its search columns; a property holds the two together.
 */

/** Quotes, geresh, gershayim, marks of direction and other characters without a shape: they split no word. */
const dropped = /["'`´׳״\u2018-\u201f\u2032-\u2037\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Hebrew points and accents, accents of Latin, Cyrillic and Arabic letters, variants of signs. */
const marks =
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]|[\ufe00-\ufe0f]/g;

/** Maqaf, hyphens, dashes and every kind of space or line end. */
const gaps = /[־\u2010-\u2015\u2212\s-]+/g;

/** Capitals of the writings that have them. */
const capitals = /[A-ZΑ-ΩА-Я]/g;

const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ', ς: 'σ' };

/**
 * Folds a text for comparing: without points, accents, quotes, geresh and marks of direction; hyphens, maqaf and all spaces
 * as one space; small letters; final letters as their others; Arabic digits as European ones.
 * @example foldText("ז'בוטינסקי") === foldText('ז׳בוטינסקי') // true
 */
export function foldText(text: string): string {
  return europeanDigits(text)
    .replace(dropped, '')
    .normalize('NFKD')
    .replace(marks, '')
    .replace(capitals, (letter) => letter.toLowerCase())
    .replace(/[ךםןףץς]/g, (letter) => finals[letter] ?? letter)
    .replace(gaps, ' ')
    .trim();
}

/** The digits of a text, as ASCII has them. */
export const digitsOf = (text: string): string => foldText(text).replace(/\D/g, '');

/**
 * The digits of a telephone, or of its beginning, without what stands before it at home and abroad: 0, 972 and +972 are
 * alike.
 * @returns empty for a text without digits
 * @example phoneDigits('+972-50-123-4567') // '501234567', as of 050-1234567
 */
export function phoneDigits(text: string): string {
  return digitsOf(text).replace(/^(?:(?:00)?972)?0*(?=\d)/, '');
}

/** The digits of an identity number, or of a part of one, without the zeros before it. */
export function idDigits(text: string): string {
  return digitsOf(text).replace(/^0+(?=\d)/, '');
}

/** A text that holds a number alone, however it is grouped: `050-123 45`, `+972 (50)…`. */
export const isNumberText = (text: string): boolean => /^[\d\s()+./-]*\d[\d\s()+./-]*$/.test(foldText(text));

/** Whether a text has every word of what was typed, in any order, however both are written. */
export function hasWords(text: string, typed: string): boolean {
  const folded = foldText(text);
  return foldText(typed)
    .split(' ')
    .every((word) => folded.includes(word));
}
