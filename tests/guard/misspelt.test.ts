import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { snippets } from './misspeltSnippets.ts';

// In the repository, so that its subpath imports hold, and in none of the folders that other guards read.
const folder = mkdtempSync('.misspelt-');
const compiler = join('node_modules', 'typescript', 'bin', 'tsc');
/** What the type checker said, by file. */
const complaints = new Map<string, string[]>();

const fileOf = (name: string, spelling: 'right' | 'wrong') => `${name.replaceAll(' ', '-')}.${spelling}.tsx`;

function check(): Promise<string> {
  return new Promise((resolve) => {
    const project = ['-p', join(folder, 'tsconfig.json'), '--pretty', 'false'];
    execFile(process.execPath, [compiler, ...project], { maxBuffer: 1 << 24 }, (_, output) => resolve(output));
  });
}

beforeAll(async () => {
  const files = snippets.flatMap(({ name, text, right, wrong }) => [
    [fileOf(name, 'right'), text(right)] as const,
    [fileOf(name, 'wrong'), text(wrong)] as const,
  ]);
  for (const [file, text] of files) writeFileSync(join(folder, file), text);
  const compilerOptions = { lib: ['ES2024', 'DOM', 'DOM.Iterable'], types: ['node', 'vite/client'] };
  const project = { extends: '../tsconfig.base.json', compilerOptions, files: files.map(([file]) => file) };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  // A complaint begins with its place; what follows, indented, says more of it.
  for (const complaint of (await check()).split(/\n(?! )/)) {
    const [, file = ''] = /([^/\\]+\.tsx)\(\d/.exec(complaint) ?? [];
    if (file !== '') complaints.set(file, [...(complaints.get(file) ?? []), complaint]);
  }
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(snippets)('a field of $name', ({ name, wrong }) => {
  it('compiles when it is spelled as the contract spells it', () => {
    expect(complaints.get(fileOf(name, 'right')) ?? []).toEqual([]);
  });

  it('does not compile when it is not', () => {
    expect(complaints.get(fileOf(name, 'wrong'))?.join('\n') ?? '').toContain(wrong);
  });
});
