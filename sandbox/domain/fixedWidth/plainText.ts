import type { CodePage } from './codePages.ts';

/** What typography writes with characters of its own, and files of fixed width without. */
const equivalents: ReadonlyMap<string, string> = new Map([
  ...Array.from('־‐‑‒–—―−', (dash) => [dash, '-'] as const),
  ...Array.from('׳‘’‚‛′´ʹʼˈ', (mark) => [mark, "'"] as const),
  ...Array.from('״“”„‟″«»', (mark) => [mark, '"'] as const),
  ...Array.from('•·∙', (point) => [point, '*'] as const),
  ['₪', 'ש"ח'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['×', 'x'],
  ['÷', '/'],
  ['⁄', '/'],
  ['׀', '|'],
  ['׃', ':'],
  ['װ', 'וו'],
  ['ױ', 'וי'],
  ['ײ', 'יי'],
  ['ß', 'ss'],
  ['Æ', 'AE'],
  ['æ', 'ae'],
  ['Ø', 'O'],
  ['ø', 'o'],
  ['Ł', 'L'],
  ['ł', 'l'],
  ['ı', 'i'],
]);

/** Letters and digits of other writings: something stood there. */
const otherWriting = /[\p{L}\p{N}]/u;

/** What stands for a character; nothing for points, emoji and marks that are not seen. */
function standIn(character: string, { bytes }: CodePage): string {
  if (bytes.has(character)) return character;
  if (/[\p{Z}\p{Cc}]/u.test(character)) return ' ';
  const equivalent = equivalents.get(character);
  if (equivalent !== undefined) return equivalent;
  return otherWriting.test(character) ? '?' : '';
}

/**
 * A text in the characters of a code page, on one line with single spaces: what the page lacks is replaced by its plain
 * equivalent.
 * @example plainText('רוֹן־כהן ״בע״מ״ 👍', page) // 'רון-כהן "בע"מ"'
 */
export function plainText(text: string, page: CodePage): string {
  const plain = Array.from(text, (character) =>
    page.bytes.has(character) || equivalents.has(character)
      ? standIn(character, page)
      : Array.from(character.normalize('NFKD'), (part) => standIn(part, page)).join(''),
  );
  return plain.join('').replace(/ +/g, ' ').trim();
}
