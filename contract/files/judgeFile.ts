import { maximumUploadBytes } from '#contract/constants.ts';
import { fault, type Fault } from '#contract/rules/fault.ts';
import { readJpeg } from './jpeg.ts';
import { type Picture } from './picture.ts';
import { readPng } from './png.ts';

/** A file as it was chosen, or as it came. */
export interface GivenFile {
  name: string;
  /** What the sender calls its content. */
  type: string;
  bytes: Uint8Array;
}

// spec gap: which names and kinds of files are taken (docs/rulings.md).
/** Characters that a name shows nothing of, or that turn its ending around. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Whether a name has an ending and shows all that it holds. Letters may be of any language. */
const isNamed = (name: string, ending: RegExp) => !unseen.test(name) && ending.test(name);

/** What other programs would run or open a file by, were it told among the words of a picture. */
const otherKinds = /<(?:script|html|head|body|svg|iframe|img|\?php|!doctype)|%PDF-|PK\p{Cc}{2}|Rar!\p{Cc}/iu;

const endings = { 'image/png': /\.png$/i, 'image/jpeg': /\.jpe?g$/i } as const;

/** The characters of the words of a picture, in pieces that a call can take. */
function* wordsOf({ said }: Picture): Generator<string> {
  for (const part of said) yield new TextDecoder('latin1').decode(part);
}

/** The picture of a file whose name, type and content say the same, and that is nothing else besides. */
export function pictureOf({ name, type, bytes }: GivenFile): Picture | undefined {
  const picture = readPng(bytes) ?? readJpeg(bytes);
  if (!picture || picture.type !== type || !isNamed(name, endings[picture.type])) return undefined;
  return [...wordsOf(picture)].some((words) => otherKinds.test(words)) ? undefined : picture;
}

/** The text of a file that may be a stylesheet by its name, its type and its characters. */
export function stylesheetTextOf({ name, type, bytes }: GivenFile): string | undefined {
  if (type !== 'text/css' || !isNamed(name, /\.css$/i)) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return reachesOut(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** What loads from elsewhere, runs, or ends a stylesheet in a page; spelt out, as escapes and comments may hide it. */
const outward =
  /<[/!a-z?]|@import|(?:url|src|image-set|image|element|expression)\s*\(|(?:^|[^-\w])behaviou?r\s*:|-moz-binding|javascript:|vbscript:/i;
/** Characters that no person types; line ends and tabs are none of them. */
const control = /(?![\t\n\f\r])\p{Cc}/u;

const withoutEscapes = (text: string) =>
  text.replace(/\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi, (_, code: string | undefined, letter: string | undefined) => {
    const point = Number.parseInt(code ?? '0', 16);
    return letter ?? (point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd');
  });

function reachesOut(text: string): boolean {
  const plain = withoutEscapes(text);
  const spelt = [text.replace(/\/\*[^]*?\*\//g, ''), plain.replace(/\/\*[^]*?\*\//g, '')];
  return control.test(text) || spelt.some((one) => outward.test(one));
}

/** Why a file is refused that a terminal's payers would see; both sides say it in the specification's words. */
export function fileFault(kind: 'logo' | 'stylesheet', file: GivenFile): Fault | undefined {
  if (file.bytes.length > maximumUploadBytes) return fault('MaxFileSize');
  if (kind === 'logo') return pictureOf(file) ? undefined : fault('OnlyImagesAreAllowed');
  return stylesheetTextOf(file) === undefined ? fault('OnlyCssFilesAreAllowed') : undefined;
}
