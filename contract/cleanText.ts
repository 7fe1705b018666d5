/** What is cleaned from every text that is typed, pasted, imported or posted, on both sides of the wire. */

/** Marks of direction, which WhatsApp and Excel add, and characters without a width, but for those that join emoji. */
const marks = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Spaces that break no line, as calculators group digits with. */
const fixedSpaces = /[\u00a0\u2007\u202f]/g;

/** Cleans a text of several lines: without marks of direction, with plain spaces and one kind of line end. */
export function cleanLines(text: string): string {
  return text
    .replace(marks, '')
    .replace(fixedSpaces, ' ')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n');
}

/** Cleans a text of one line: as `cleanLines`, and line ends and tabs are spaces. */
export function cleanText(text: string): string {
  return cleanLines(text).replace(/[ \t]*[\n\t]+[ \t]*/g, ' ');
}

/** European digits for Arabic, Persian and wide ones. */
export function europeanDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));
}

/**
 * The digits of a number that is a name: an identity number, a card, an account, in groups of any kind. What has other
 * characters stays as it is, cleaned, for its rule to refuse.
 * @example groupedDigits('12345678-2') // '123456782'
 */
export function groupedDigits(text: string): string {
  const plain = europeanDigits(cleanText(text)).trim();
  return /^[\d\s./\u2010-\u2015־-]+$/.test(plain) ? plain.replace(/\D/g, '') : plain;
}
