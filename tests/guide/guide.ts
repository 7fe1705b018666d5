import { readFileSync } from 'node:fs';

/** Code of a guide that is put into a copy of the sources. */
export interface GuideBlock {
  /** A new file, or lines after the one that holds `after` in a file that is there. */
  kind: 'file' | 'insert';
  path: string;
  after?: string;
  code: string;
}

const fence = /^```(?:ts|tsx) (file|insert)=(\S+)(?: after="([^\n]*)")?\n([\s\S]*?)^```$/gm;

/** The blocks of a guide whose fences name a path, in its order. */
export function blocksOf(guide: string): GuideBlock[] {
  return [...guide.matchAll(fence)].map(([, kind, path = '', after, code = '']) => ({
    kind: kind === 'insert' ? 'insert' : 'file',
    path,
    ...(after !== undefined && { after }),
    code,
  }));
}

/**
 * Puts lines after the first line that holds a text.
 * @throws RangeError when no line does.
 */
export function insertAfter(text: string, after: string, code: string): string {
  const lines = text.split('\n');
  const found = lines.findIndex((line) => line.includes(after));
  if (found < 0) throw new RangeError(`no line holds ${after}`);
  return [...lines.slice(0, found + 1), code.replace(/\n$/, ''), ...lines.slice(found + 1)].join('\n');
}

/** Lines of code: neither blank nor a comment. */
export function linesOf(code: string): number {
  return code.split('\n').filter((line) => !/^\s*($|\/\/|\/?\*)/.test(line)).length;
}

export const readGuide = () => readFileSync('docs/adding-a-noun.md', 'utf8');
