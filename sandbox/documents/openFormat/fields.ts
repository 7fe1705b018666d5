/** Fields of the Tax Authority's open format (מבנה אחיד 1.31): fixed widths, texts to the left, numbers to the right. */

/** A text; longer ones are cut, characters that would break the line are spaces. */
export const textField = (value: string | null | undefined, width: number): string =>
  (value ?? '')
    .replace(/\p{C}+/gu, ' ')
    .slice(0, width)
    .padEnd(width);

/** A number of digits; what has other characters keeps its digits. */
export const digitsField = (value: string | number | null | undefined, width: number): string =>
  String(value ?? '')
    .replace(/\D/g, '')
    .slice(-width)
    .padStart(width, '0');

/** Money with its sign. @param agorot whole agorot @example money(11800) // '+00000000011800' */
export const moneyField = (agorot: number, width = 15): string =>
  `${agorot < 0 ? '-' : '+'}${digitsField(Math.abs(agorot), width - 1)}`;

/** @example day('2026-11-15') // '20261115' */
export const dayField = (value: string | null | undefined): string => digitsField(value?.slice(0, 10), 8);

/** A line of the file. */
export const line = (fields: readonly string[]): string => `${fields.join('')}\r\n`;

const hebrew = /[\u05d0-\u05ea]/;
const firstLetter = 0x05d0;
const firstByte = 0xe0;

/** Text in the format's character set, ISO-8859-8 in logical order; what it has no byte for is a question mark. */
export function encode(value: string): Buffer {
  const bytes = Array.from(value, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (hebrew.test(character)) return firstByte + code - firstLetter;
    return code < 0x80 ? code : 0x3f;
  });
  return Buffer.from(bytes);
}
