import { describe, expect, it } from 'vitest';
import { importsOf, lineCount, literalsOf, withoutComments } from './sources.ts';

describe('withoutComments', () => {
  it('blanks comments and keeps every position', () => {
    const text = "a(); // import 'x'\nb('// kept'); /* one\ntwo */ c();";
    const blank = withoutComments(text);
    expect(blank).toHaveLength(text.length);
    expect(blank).not.toContain("import 'x'");
    expect(blank).not.toContain('two');
    expect(blank).toContain("b('// kept')");
    expect(blank.split('\n')).toHaveLength(3);
  });
});

describe('importsOf', () => {
  it('finds every form of import', () => {
    const text = [
      "import { a } from 'one';",
      "import type { b } from './two.ts';",
      "import 'three.css';",
      "export * from '#contract/four.ts';",
      "const lazy = () => import('#src/five.tsx');",
      "type Six = import('#tests/six.ts').Six;",
      "import {\n  c,\n  d,\n} from 'seven';",
    ].join('\n');
    expect(importsOf(text)).toEqual([
      'one',
      './two.ts',
      'three.css',
      '#contract/four.ts',
      '#src/five.tsx',
      '#tests/six.ts',
      'seven',
    ]);
  });

  it('does not see comments', () => {
    expect(importsOf("// import 'a'\n/** @example import { b } from 'b' */")).toEqual([]);
  });
});

describe('literalsOf', () => {
  it('finds texts in all three quotes, but no interpolated template', () => {
    expect(literalsOf("a('one', \"two\", `three`, `${four}.x`) // 'five'")).toEqual(['one', 'two', 'three']);
  });
});

describe('lineCount', () => {
  it.each([
    ['', 0],
    ['a', 1],
    ['a\n', 1],
    ['a\nb', 2],
    ['a\n\n', 2],
  ])('of %j is %i', (text, lines) => {
    expect(lineCount(text)).toBe(lines);
  });
});
