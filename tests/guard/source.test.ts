import { describe, expect, it } from 'vitest';
import { importsOf, lineCount, readSources, type Source } from './sources.ts';

const greatestLength = 350;
/** Texts, seeds and tables of data: their length says nothing about their difficulty. */
const lengthExempt = [
  /^contract\/messages\//,
  /^contract\/endpoints\.ts$/,
  /^src\/i18n\/catalogue\//,
  /^src\/app\/palette\/sentence\/words\.\w+\.ts$/,
  /^sandbox\/db\/seed\//,
  /^sandbox\/resources\/dictionaries\/(he|en)\.ts$/,
];
const defaultExportExpected = [
  /^tests\/guide\/trial\/vitest\.config\.ts$/,
  /^[\w.]+\.config\.ts$/,
  /^tests\/support\/globalSetup\.ts$/,
  // What stands for modules of the icons.
  /^src\/ui\/icons\/(createSvgIcon\.tsx|svgIcon\.d\.ts)$/,
];

const sources = readSources('{conform,contract,src,sandbox,scripts,tests,bench}/**', '*.config.ts');
const app = sources.filter(({ path }) => /^(contract|src|sandbox)\//.test(path));
const paths = (found: Source[]) => found.map(({ path }) => path);

const hasDefaultExport = (text: string) => /^\s*export\s+(default\b|\{[^}]*\bas\s+default\b)/m.test(text);

/** The parts that draw, choose and change any noun alike. */
const floors = /^src\/(meta|list|record|fields|ui|actions|forms|wizards\/kit)\//;
const nameParts = '(amount|date|id|name|number|price|status|terminal|total)';
/** A regular expression with a part of a field's name in it, or a comparison with its beginning or end. */
const judgesNames = new RegExp(
  String.raw`[(=:,?!&|]\s*/(?![/*])[^/\n]*${nameParts}[^/\n]*/[a-z]*(?=[.,;) ])|(starts|ends)With\('${nameParts}`,
  'i',
);
/** A path of one form in another form's words, whole. */
const namesExempt = ['src/fields/deal/dealFieldOf.ts'];

describe('the scanners', () => {
  it('see a default export in each of its forms', () => {
    expect(hasDefaultExport('export default function a() {}')).toBe(true);
    expect(hasDefaultExport('const a = 1;\nexport { a as default };')).toBe(true);
    expect(hasDefaultExport('export const a = 1; // no export default here')).toBe(false);
  });

  it('see where a name is judged by its look', () => {
    for (const text of [
      'const isMoney = /(amount|price)$/i.test(field);',
      'const names = /name$/i;',
      "field.replace(/ID$/, 'Name')",
      "field.endsWith('Name')",
      "field.startsWith('terminal')",
    ])
      expect(judgesNames.test(text), text).toBe(true);
    for (const text of [
      "text.replace(/\\D/g, '')",
      "href.startsWith('/')",
      'import a from "#src/ui/name.ts";',
      '/** amount */',
    ])
      expect(judgesNames.test(text), text).toBe(false);
  });

  it('find the sources', () => {
    expect(paths(sources)).toContain('contract/endpoints.ts');
    expect(paths(sources)).toContain('tests/guard/source.test.ts');
    expect(sources.some(({ path }) => path.includes('node_modules'))).toBe(false);
  });
});

describe('the sources', () => {
  it(`stay at or below ${greatestLength} lines`, () => {
    const judged = sources.filter(({ path }) => !lengthExempt.some((exempt) => exempt.test(path)));
    expect(paths(judged.filter(({ text }) => lineCount(text) > greatestLength))).toEqual([]);
  });

  it('are small files: the median of the product is at most 80 lines', () => {
    const lengths = app.map(({ text }) => lineCount(text)).toSorted((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(80);
  });

  it('import nothing by way of ../', () => {
    expect(paths(sources.filter(({ text }) => importsOf(text).some((one) => /(^|\/)\.\.(\/|$)/.test(one))))).toEqual(
      [],
    );
  });

  it('listen through the stores and emitters of src/store', () => {
    const own = /new Set<\(|\buseSyncExternalStore\b/;
    const judged = sources.filter(({ path }) => path.startsWith('src/') && !path.startsWith('src/store/'));
    expect(paths(judged.filter(({ text }) => own.test(text)))).toEqual([]);
  });

  it('judge no field of any noun by the look of its name: the contract says what it is', () => {
    const judged = sources.filter(({ path }) => floors.test(path) && !namesExempt.includes(path));
    expect(judged.length).toBeGreaterThan(300);
    expect(
      judged.flatMap(({ path, text }) =>
        (judgesNames.exec(text) ?? []).slice(0, 1).map((found) => `${path}: ${found}`),
      ),
    ).toEqual([]);
  });

  it('have no default exports, except where a tool asks for one', () => {
    const judged = sources.filter(({ path }) => !defaultExportExpected.some((expected) => expected.test(path)));
    expect(paths(judged.filter(({ text }) => hasDefaultExport(text)))).toEqual([]);
  });

  it('name their imports with endings, so that Node runs them as they are', () => {
    const local = /^(\.\/|#(contract|src|sandbox|tests)\/)/;
    const bare = app.flatMap(({ path, text }) =>
      importsOf(text)
        .filter((one) => local.test(one) && !/\.(tsx?|css|json|svg|sql)(\?\w+)?$/.test(one))
        .map((one) => `${path}: ${one}`),
    );
    expect(bare).toEqual([]);
  });
});
