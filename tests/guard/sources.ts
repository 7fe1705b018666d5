import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The repository; guard tests read its sources as text. */
export const root = join(import.meta.dirname, '..', '..');

export interface Source {
  /** Path from the root, with `/` on every system. */
  path: string;
  text: string;
}

/**
 * Reads source files.
 * @param patterns globs from the root, e.g. `src/**`; only TypeScript files count, generated ones do not.
 */
export function readSources(...patterns: string[]): Source[] {
  return globSync(patterns, { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => /\.tsx?$/.test(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Text, template and regular expression literals are kept; comments become blanks of the same length. */
export function withoutComments(text: string): string {
  const pattern = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
  return text.replace(pattern, (part) => (/^\/[/*]/.test(part) ? part.replace(/[^\n]/g, ' ') : part));
}

/** Specifiers of all imports, re-exports, `import()` calls and `import()` types of a file. */
export function importsOf(text: string): string[] {
  const pattern = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"\n]+)['"]/g;
  return [...withoutComments(text).matchAll(pattern)].map((match) => match[1] ?? '');
}

/** Every text literal without interpolation, quotes removed. */
export function literalsOf(text: string): string[] {
  const pattern = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\$]|\$(?!\{))*)`/g;
  return [...withoutComments(text).matchAll(pattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

/** Number of lines, the last one counted when it ends without a line break. */
export function lineCount(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}
