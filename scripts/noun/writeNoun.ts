import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Meta } from '#contract/meta.ts';
import type { Asked } from './arguments.ts';
import { chooseFrom } from './choose.ts';
import { declarationOf, filtersFile, testFile, wordsFor } from './sources.ts';

/** Puts a line behind the last one that a pattern finds. @throws RangeError where none is found */
function behindLast(text: string, pattern: RegExp, line: string): string {
  const lines = text.split('\n');
  const last = lines.findLastIndex((one) => pattern.test(one));
  if (last < 0) throw new RangeError('the sources do not look as this command knows them');
  return lines.toSpliced(last + 1, 0, line).join('\n');
}

/** The registry with the noun's line, at the end of the nouns with lists. */
function registered(text: string, name: string): string {
  const [before = '', after = ''] = text.split(/(?=^export const resources\b)/m);
  const named = behindLast(
    before,
    /^import \{ \w+ \} from '\.\/\w+\/index\.ts';$/,
    `import { ${name} } from './${name}/index.ts';`,
  );
  return named + after.replace(/^\];$/m, `  ${name},\n];`);
}

/** Whatever is there already of a noun. */
function takenBy(name: string, texts: readonly string[], paths: readonly string[]): string | undefined {
  if (texts.some((text) => new RegExp(String.raw`^ {4}${name}: \{`, 'm').test(text))) return `a noun ${name} has words`;
  const there = paths.find((path) => existsSync(path));
  return there === undefined ? undefined : `${there} is there already`;
}

/**
 * Writes a noun into the sources below a folder: its room, its words, its line of the registry, its test.
 * @returns the paths that were written
 * @throws RangeError, before anything is written, where there is such a noun
 */
export async function writeNoun(root: string, asked: Asked, meta: Meta): Promise<string[]> {
  const { name } = asked;
  const [registry, english, hebrew] = [
    'src/resources/registry.ts',
    'src/i18n/catalogue/nouns.en.ts',
    'src/i18n/catalogue/nouns.he.ts',
  ] as const;
  const room = `src/resources/${name}`;
  const test = `tests/src/resources/${name}.test.ts`;
  const read = (path: string) => readFile(join(root, path), 'utf8');
  const [registryText, englishText, hebrewText] = [await read(registry), await read(english), await read(hebrew)];
  const taken = takenBy(
    name,
    [englishText, hebrewText],
    [room, test].map((path) => join(root, path)),
  );
  if (taken !== undefined) throw new RangeError(`${taken}: nothing was written`);
  const choice = chooseFrom(meta, name);
  const words = wordsFor(name);
  const files = {
    [`${room}/index.ts`]: declarationOf(asked, choice),
    [`${room}/filters.ts`]: filtersFile(name, choice),
    [registry]: registered(registryText, name),
    [english]: behindLast(englishText, /^ {2}resources: \{$/, words.en),
    [hebrew]: behindLast(hebrewText, /^ {2}resources: \{$/, words.he),
    [test]: testFile(name, Object.keys(meta.columns)),
  };
  const formatted = await Promise.all(
    Object.entries(files).map(async ([path, text]): Promise<[string, string]> => {
      const filepath = join(root, path);
      return [path, await format(text, { ...(await resolveConfig(filepath)), filepath })];
    }),
  );
  for (const [path, text] of formatted) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return formatted.map(([path]) => path);
}
