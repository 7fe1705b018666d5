/** Fields of Masav's records: fixed widths in bytes, CP862, one byte a character. */

/** Digits, right-justified, zero-filled. @throws RangeError for what is no digits, or too many */
export function digits(value: string | number, width: number): Buffer {
  const text = String(value);
  if (!/^\d+$/.test(text) || text.length > width) throw new RangeError(`${text} is not ${width} digits`);
  return Buffer.from(text.padStart(width, '0'), 'latin1');
}

export const zeros = (width: number): Buffer => digits(0, width);

export const spaces = (width: number): Buffer => Buffer.alloc(width, ' ');

/** What Hebrew typography writes with characters of its own, and a bank without. */
const plain: Readonly<Record<string, string>> = {
  '\u05be': '-',
  '\u05f3': "'",
  '\u05f4': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
};

const [firstLetter, lastLetter, firstByte] = [0x05d0, 0x05ea, 0x80];
const isHebrew = (code: number) => code >= firstLetter && code <= lastLetter;

/** A character's byte in CP862; what has none there is a question mark. */
function byteOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (isHebrew(code)) return firstByte + code - firstLetter;
  return code < 0x80 ? code : 0x3f;
}

/** Vowel points and accents gone, one space for whatever is no character to see. */
const cleaned = (text: string): string[] =>
  Array.from(
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[\p{C}\p{Z}]+/gu, ' ')
      .trim(),
    (character) => plain[character] ?? character,
  );

/**
 * The beginning of a text as bytes: of Hebrew the last letter first, as it is read from left to right.
 * @param width bytes at most
 */
function visual(text: string, width: number): Buffer {
  const characters = cleaned(text).slice(0, width);
  const reads = characters.some((character) => isHebrew(character.codePointAt(0) ?? 0));
  return Buffer.from((reads ? characters.toReversed() : characters).map(byteOf));
}

/** A text with spaces after it. */
export function leftText(text: string, width: number): Buffer {
  const bytes = visual(text, width);
  return Buffer.concat([bytes, spaces(width - bytes.length)]);
}

/** A text with spaces before it. */
export function rightText(text: string, width: number): Buffer {
  const bytes = visual(text, width);
  return Buffer.concat([spaces(width - bytes.length), bytes]);
}
