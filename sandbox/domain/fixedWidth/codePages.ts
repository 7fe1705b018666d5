/** How texts of a file become bytes, one for each character. */
export interface CodePage {
  /** The characters that it has, each with its byte. */
  bytes: ReadonlyMap<string, number>;
  /** The order in which a text's characters are written. */
  order: (text: string) => string;
}

const [firstLetter, letterCount] = [0x05d0, 27];
const [firstPrinted, afterPrinted] = [0x20, 0x7f];

/** ASCII as far as it is printed, and the Hebrew letters from a byte on. */
export function hebrewBytes(firstByte: number, symbols: Readonly<Record<string, number>> = {}): Map<string, number> {
  const ascii = Array.from({ length: afterPrinted - firstPrinted }, (_, index) => firstPrinted + index);
  const letters = Array.from({ length: letterCount }, (_, index) => index);
  return new Map([
    ...ascii.map((code) => [String.fromCharCode(code), code] as const),
    ...letters.map((index) => [String.fromCharCode(firstLetter + index), firstByte + index] as const),
    ...Object.entries(symbols),
  ]);
}
