import { describe, expect, it } from 'vitest';
import { byName, scopedName } from '#scripts/classNames.ts';

describe('scopedName', () => {
  it('keeps the name and tells sheets apart', () => {
    const [one, other] = ['src/ui/a.module.css', 'src/ui/b.module.css'].map((file) => scopedName('title', file));
    expect(one).toMatch(/^title-[\w-]{3}$/);
    expect(other).not.toBe(one);
  });

  it('knows a sheet by its place in the repository', () => {
    expect(scopedName('title', `${process.cwd()}/src/ui/a.module.css`)).toBe(
      scopedName('title', 'src/ui/a.module.css'),
    );
  });
});

describe('byName', () => {
  it('imports the classes of a sheet, and nothing else, by their names', () => {
    const code = "import { clsx } from 'clsx';\nimport styles from './a.module.css';\nimport b from './b.ts';\n";
    expect(byName(code)).toBe(
      "import { clsx } from 'clsx';\nimport * as styles from './a.module.css';\nimport b from './b.ts';\n",
    );
  });
});
