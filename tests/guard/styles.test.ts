import { describe, expect, it } from 'vitest';
import { readSources, type Source } from './sources.ts';
import { classesOf, classFaults, globalSheet, readSheets, selectorsOf, sheetFaults, usesOf } from './styles.ts';

const sheet = (text: string, path = 'src/a/A.module.css'): Source => ({ path, text });
const source = (text: string): Source => ({ path: 'src/a/A.tsx', text });
const importing = "import styles from './A.module.css';\n";

describe('the scanners', () => {
  it('find the selectors and the classes of a sheet', () => {
    const css = `/* .gone {} */
      .a, .b:hover > p { margin: 0 1.5rem; }
      @media (max-width: 599.95px) { [dir='rtl'] .c[data-x='.no']:has(.d) { content: '.e'; } }
      @keyframes turn { from { opacity: 0.5; } 50.5% { opacity: 1; } }
      .f :global(.MuiPaper-root) { color: red; }`;
    expect(selectorsOf(css)).toEqual([
      '.a, .b:hover > p',
      "[dir='rtl'] .c[data-x='.no']:has(.d)",
      '.f :global(.MuiPaper-root)',
    ]);
    expect(classesOf(css)).toEqual(['a', 'b', 'c', 'd', 'f']);
  });

  it.each<[string, Source, string]>([
    ['a sheet without an owner', sheet('.a {}', 'src/a/a.css'), 'src/a/a.css: is no module'],
    ['a class of the global sheet', sheet('a {} .a {}', globalSheet), `${globalSheet}: .a has no owner`],
    ['an element of every page', sheet('.a {} p {}'), 'src/a/A.module.css: p is global'],
    ['one of several', sheet('.a, p {}'), 'src/a/A.module.css: .a, p is global'],
    ['another name than of a variable', sheet('.a-b {}'), 'src/a/A.module.css: .a-b is no name'],
    ['a word of the language', sheet('.switch {}'), 'src/a/A.module.css: .switch is no name'],
    ['a global class', sheet('.a :global(.b) {}'), "src/a/A.module.css: :global(.b) is not Material UI's"],
  ])('see %s', (_, given, fault) => {
    expect(sheetFaults(given)).toEqual([fault]);
  });

  it('leave a good sheet alone', () => {
    expect(
      sheetFaults(sheet(":where(.a dt) {} .a:is([x='1'], :hover) :global(.MuiTab-root) {} [dir='rtl'] .b p {}")),
    ).toEqual([]);
    expect(sheetFaults(sheet("a {} input:is([type='radio']) {} @media print { p {} }", globalSheet))).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['a class in words', '<p className="a" />', 'src/a/A.tsx: className "a" is global'],
    ['a class in a property', "{ className: 'a' }", "src/a/A.tsx: className 'a' is global"],
    ['a sheet for its effect', "import './a.css';", 'src/a/A.tsx: ./a.css is no module'],
    [
      'a sheet of another folder',
      "import styles from '#src/b/B.module.css';",
      'src/a/A.tsx: #src/b/B.module.css is not imported as the style sheet of its own folder',
    ],
    [
      'a sheet of a folder below',
      "import styles from './b/B.module.css';",
      'src/a/A.tsx: ./b/B.module.css is not imported as the style sheet of its own folder',
    ],
    ['a class nobody can look for', `${importing}styles[name];`, 'src/a/A.tsx: styles is used as a whole'],
  ])('see %s', (_, text, fault) => {
    expect(usesOf(source(text)).faults).toEqual([fault]);
  });

  it('see a misspelt class and one that nobody uses', () => {
    const used = source(`${importing}<p className={clsx(styles.titel, on && styles.on)} />; // styles.comment`);
    expect(usesOf(used)).toEqual({ uses: [{ sheet: 'src/a/A.module.css', classes: ['titel', 'on'] }], faults: [] });
    expect(classFaults([sheet('.title {} .on {}')], [used])).toEqual([
      'src/a/A.module.css: there is no .titel',
      'src/a/A.module.css: nobody uses .title',
    ]);
  });
});

describe('the styles', () => {
  const sheets = readSheets();
  const sources = readSources('src/**');

  it('are modules of their own folder, and one sheet for elements', () => {
    expect(sheets.length).toBeGreaterThan(100);
    expect(sheets.flatMap(sheetFaults)).toEqual([]);
    expect(sources.flatMap((one) => usesOf(one).faults)).toEqual([]);
  });

  it('leave the ground of a tone to its class, so that one banner is like the other', () => {
    const owners = new Set([
      'src/ui/classes/tone.module.css',
      // A count within a tab, and a page before there are classes.
      'src/ui/tabs/tabs.module.css',
      'src/app/shell/standalone/StartFailure.module.css',
    ]);
    const grounds = sheets.filter(({ text }) => /background:\s*var\(--tone-\w+-soft\)/.test(text));
    expect(grounds.map(({ path }) => path).filter((path) => !owners.has(path))).toEqual([]);
    expect(grounds.length).toBe(owners.size);
  });

  it('give the classes that are used, and no others', () => {
    expect(classFaults(sheets, sources)).toEqual([]);
  });
});
