import { globSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { root, withoutComments, type Source } from './sources.ts';

/** The one style sheet without an owner: typeface and elements. */
export const globalSheet = 'src/app/theme.css';
const isModule = (path: string) => path.endsWith('.module.css');

/** Reads all style sheets of the web app. */
export function readSheets(): Source[] {
  return globSync('src/**/*.css', { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** The selectors of a style sheet, one per rule; conditions and the steps of animations are none. */
export function selectorsOf(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .map((match) => (match[1] ?? '').trim().replace(/\s+/g, ' '))
    .filter((selector) => selector !== '' && !selector.startsWith('@'));
}

const withoutGlobals = (selector: string) => selector.replace(/:global\([^)]*\)/g, '');
const withoutTexts = (selector: string) => selector.replace(/'[^']*'|"[^"]*"/g, '');

/** The classes a style sheet gives. */
export function classesOf(css: string): string[] {
  const names = selectorsOf(css).flatMap((selector) =>
    [...withoutTexts(withoutGlobals(selector)).matchAll(/\.(-?[_a-z][\w-]*)/gi)].map((match) => match[1] ?? ''),
  );
  return [...new Set(names)];
}

/** Parts of a selector list that no class of the sheet holds back from the rest of the page. */
function loose(selector: string): boolean {
  return selector
    .replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, (part) => (classesOf(`${part}{`).length > 0 ? '.x' : ''))
    .split(',')
    .some((part) => !withoutTexts(part).includes('.'));
}

/** What is wrong with a style sheet by itself. */
export function sheetFaults({ path, text }: Source): string[] {
  const selectors = selectorsOf(text);
  if (!isModule(path)) {
    if (path !== globalSheet) return [`${path}: is no module`];
    return classesOf(text).map((name) => `${path}: .${name} has no owner`);
  }
  const foreign = selectors.flatMap((selector) => selector.match(/:global\((?!\.Mui)[^)]*\)|:global(?!\()/g) ?? []);
  return [
    ...classesOf(text)
      .filter(
        (name) => !/^[a-z][a-zA-Z0-9]*$/.test(name) || /^(default|switch|in|new|delete|for|with|case)$/.test(name),
      )
      .map((name) => `${path}: .${name} is no name`),
    ...selectors
      .filter((selector) => loose(withoutGlobals(selector)))
      .map((selector) => `${path}: ${selector} is global`),
    ...foreign.map((one) => `${path}: ${one} is not Material UI's`),
  ];
}

/** A style sheet as a file imports it: by what name, and which of its classes it uses. */
interface Use {
  sheet: string;
  classes: string[];
}

/** The sheets a source uses, and what is wrong with how it does. */
export function usesOf({ path, text }: Source): { uses: Use[]; faults: string[] } {
  const code = withoutComments(text);
  const faults = [...code.matchAll(/\bclassName(?:=|: )(["'][^"']*["'])/g)].map(
    (match) => `${path}: className ${match[1]} is global`,
  );
  const uses: Use[] = [];
  for (const [, clause = '', specifier = ''] of code.matchAll(/^import (?:([^;']*?) from )?'([^']+\.css)';/gm)) {
    const name = /^\w+$/.exec(clause)?.[0];
    if (!isModule(specifier)) {
      if (`#${globalSheet}` !== specifier) faults.push(`${path}: ${specifier} is no module`);
    } else if (!name || !/^\.\/[^/]+$/.test(specifier)) {
      faults.push(`${path}: ${specifier} is not imported as the style sheet of its own folder`);
    } else {
      if (new RegExp(`\\b${name}\\b(?!\\.\\w| from )`).test(code)) faults.push(`${path}: ${name} is used as a whole`);
      const classes = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map((match) => match[1] ?? '');
      uses.push({ sheet: posix.join(posix.dirname(path), specifier), classes: [...new Set(classes)] });
    }
  }
  return { uses, faults };
}

/** Classes that are used and not given, and those that are given and not used. */
export function classFaults(sheets: readonly Source[], sources: readonly Source[]): string[] {
  const used = new Map<string, Set<string>>();
  for (const { sheet, classes } of sources.flatMap((source) => usesOf(source).uses)) {
    used.set(sheet, new Set([...(used.get(sheet) ?? []), ...classes]));
  }
  const given = new Map(sheets.filter(({ path }) => isModule(path)).map(({ path, text }) => [path, classesOf(text)]));
  return [
    ...[...used].flatMap(([sheet, names]) =>
      [...names].filter((name) => !given.get(sheet)?.includes(name)).map((name) => `${sheet}: there is no .${name}`),
    ),
    ...[...given].flatMap(([sheet, names]) =>
      names.filter((name) => !used.get(sheet)?.has(name)).map((name) => `${sheet}: nobody uses .${name}`),
    ),
  ];
}
