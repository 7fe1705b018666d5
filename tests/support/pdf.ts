import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';

/** A text of a page as a reader of its own finds it; places in points from the page's lower left corner. */
export interface FoundText {
  page: number;
  left: number;
  right: number;
  bottom: number;
  text: string;
}

/** The texts of a PDF by the glyphs that are drawn, in the order of drawing. */
export async function drawnTexts(bytes: Uint8Array): Promise<FoundText[]> {
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const found: FoundText[] = [];
  for (let page = 1; page <= file.numPages; page += 1) {
    const { items } = await (await file.getPage(page)).getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [left, bottom] = [Number(item.transform[4]), Number(item.transform[5])];
      found.push({
        page,
        left: Math.round(left),
        right: Math.round(left + item.width),
        bottom: Math.round(bottom),
        text: item.str,
      });
    }
  }
  return found;
}

const unescape = (text: string) =>
  text.replace(
    /\\([nrtbf()\\])/g,
    (_, letter: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[letter] ?? letter,
  );

/** A text of a PDF as it stands in its bytes, between its brackets. */
export function decodePdfText(raw: string): string {
  const bytes = Buffer.from(unescape(raw), 'latin1');
  return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1');
}

/** The lines of a PDF as they are read aloud or copied: its `ActualText`s, in the order of drawing. */
export function spokenTexts(bytes: Buffer): string[] {
  const file = bytes.toString('latin1');
  const streams = [...file.matchAll(/FlateDecode\n>>\nstream\n([^]*?)\nendstream/g)];
  return streams.flatMap(([, packed = '']) => {
    const content = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    return [...content.matchAll(/\/ActualText \(((?:\\[^]|[^\\)])*)\)/g)].map(([, raw = '']) => decodePdfText(raw));
  });
}
