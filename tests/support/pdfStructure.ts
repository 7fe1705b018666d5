import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { decodePdfText } from './pdf.ts';

/** A node of a page's structure as pdf.js gives it: an element with its role, or the id of a marked content. */
interface StructureNode {
  role?: string;
  children?: readonly StructureNode[];
  id?: string;
}

/** The `ActualText` of each marked content of each page, by its number there. */
function markedTexts(bytes: Buffer): Map<number, string>[] {
  const streams = [...bytes.toString('latin1').matchAll(/FlateDecode\n>>\nstream\n([^]*?)\nendstream/g)];
  return streams.flatMap(([, packed = '']) => {
    const content = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    const marked = content.matchAll(/\/MCID (\d+)\n\/ActualText \(((?:\\[^]|[^\\)])*)\)/g);
    const texts = new Map([...marked].map(([, id, raw = '']) => [Number(id), decodePdfText(raw)]));
    return texts.size > 0 ? [texts] : [];
  });
}

const isLeaf = ({ children = [] }: StructureNode) => children.every(({ role }) => role === undefined);

/**
 * A tagged PDF as a screen reader tells it: a line for each heading, paragraph and row, with its role, from its structure
 * alone. The cells of a row stand between bars.
 */
export async function readAloud(bytes: Buffer): Promise<string[]> {
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const texts = markedTexts(bytes);
  const read: string[] = [];

  function wordsOf({ children = [], id }: StructureNode, page: number): string {
    const own = id === undefined ? '' : (texts[page - 1]?.get(Number(/\d+$/.exec(id)?.[0])) ?? `no text of ${id}`);
    return [own, ...children.map((child) => wordsOf(child, page))].filter(Boolean).join(' ');
  }
  function tell(node: StructureNode, page: number): void {
    const { role = '', children = [] } = node;
    if (role === 'TR') {
      // A table over several pages has its rows on each of them, without words but on their own.
      if (wordsOf(node, page) === '') return;
      read.push(`TR ${children.map((cell) => `${cell.role} ${wordsOf(cell, page)}`).join(' | ')}`);
    } else if (role !== '' && role !== 'Root' && children.length > 0 && isLeaf(node)) {
      read.push(`${role} ${wordsOf(node, page)}`);
    } else {
      for (const child of children) tell(child, page);
    }
  }
  for (let page = 1; page <= file.numPages; page += 1) {
    const tree: StructureNode | null = await (await file.getPage(page)).getStructTree();
    if (tree) tell(tree, page);
  }
  return read;
}
