import { describe, expect, it } from 'vitest';
import { readSources, type Source, withoutComments } from './sources.ts';

/** Names that several files export on purpose: `why` says what tells them apart. */
const shared: readonly { name: RegExp; files: RegExp; why: string }[] = [
  { name: /^(he|en)$/, files: /\/(he|en)\.ts$/, why: 'a catalogue in its language, read by the file beside it alone' },
  { name: /./, files: /^src\/i18n\/catalogue\/\w+\.(he|en)\.ts$/, why: 'the words of one area, in each language' },
  {
    name: /^(listActions|rowActions|bulkActions|recordPage|conflictFields)$/,
    files: /^src\/(resources|wizards)\//,
    why: 'a part of a noun, which every noun has under the same name (docs/adding-a-noun.md)',
  },
  {
    name: /^(day|instant|money|rate)$/,
    files: /^sandbox\/(db\/schema\/columns|list\/field)\.ts$/,
    why: 'a type of values: as the column of a table, and as the field of a list',
  },
];

/** Names that a file exports by declaring them; overloads count once. */
function exportedNames(text: string): string[] {
  const declared =
    /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;
  return [...new Set([...withoutComments(text).matchAll(declared)].map((match) => match[1] ?? ''))];
}

/** Names with more owners than one, and who these are, in one line each. */
function findSharedNames(sources: readonly Source[]): string[] {
  const owners = new Map<string, string[]>();
  for (const { path, text } of sources) {
    for (const name of exportedNames(text)) {
      if (shared.some((one) => one.name.test(name) && one.files.test(path))) continue;
      owners.set(name, [...(owners.get(name) ?? []), path]);
    }
  }
  return [...owners].filter(([, files]) => files.length > 1).map(([name, files]) => `${name}: ${files.join(', ')}`);
}

describe('the scanner', () => {
  const source = (path: string, text: string): Source => ({ path, text });

  it('sees every way of declaring a name, once for its overloads', () => {
    const ways = `export function a(): void;\nexport function a(one?: string) {}\nexport async function b() {}
export function* c() {}\nexport const d = 1;\nexport class E {}\nexport interface F {}\nexport type G = 1;
// export const h = 1;\nconst i = 1;`;
    expect(exportedNames(ways)).toEqual(['a', 'b', 'c', 'd', 'E', 'F', 'G']);
  });

  it('names what two files own, but for the exceptions', () => {
    const twice = ['sandbox/a.ts', 'sandbox/b.ts'].map((path) => source(path, 'export const rowsOf = 1;'));
    expect(findSharedNames(twice)).toEqual(['rowsOf: sandbox/a.ts, sandbox/b.ts']);
    const catalogues = ['sandbox/a/he.ts', 'sandbox/b/he.ts'].map((path) => source(path, 'export const he = {};'));
    expect(findSharedNames(catalogues)).toEqual([]);
  });
});

describe.each(['contract', 'sandbox', 'src'])('each name that %s exports', (side) => {
  const sources = readSources(`${side}/**`);

  it('has one owner', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(findSharedNames(sources)).toEqual([]);
  });
});
