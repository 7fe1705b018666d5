/** One import and what the linter must say of it. */
export interface BorderCase {
  /** The importing file. */
  from: string;
  /** The specifier it imports. */
  to: string;
  allowed: boolean;
}

const allowed = (from: string, ...to: string[]) => to.map((one): BorderCase => ({ from, to: one, allowed: true }));
const forbidden = (from: string, ...to: string[]) => to.map((one): BorderCase => ({ from, to: one, allowed: false }));

/** The floors of the web app, from the ground up. */
const floors = [
  ['store'],
  ['i18n', 'dataProvider'],
  ['authProvider', 'realtime'],
  ['unsavedWork'],
  ['settings'],
  ['ui'],
  ['attempts'],
  ['meta'],
  ['forms'],
  ['actions'],
  ['list'],
  ['record'],
];
const fileOf = (folder: string) => `#src/${folder}/a.ts`;
const above = ['#src/resources/paths.ts', '#src/fields/a.tsx', '#src/app/a.tsx'];

/** Every border of the house, in rooms that exist only here: `shop` and `yard` stand for any two rooms. */
export const borderCases: BorderCase[] = [
  ...allowed('contract/query.ts', './enums.ts', './entities/item.ts', '#contract/enums.ts'),
  ...forbidden('contract/query.ts', 'yup', 'react', 'node:fs', '#src/ui/a.tsx', '#sandbox/app.ts', '#tests/a.ts'),
  ...allowed('contract/entities/item.ts', 'yup', '#contract/constants.ts', './price.ts'),
  ...allowed('contract/rules/cvc.ts', 'yup'),
  ...forbidden('contract/entities/item.ts', 'react', 'yup/lib/x', '../query.ts', '#src/ui/a.tsx'),

  ...allowed('sandbox/app.ts', '#contract/endpoints.ts', '#sandbox/db/open.ts', './config.ts', 'fastify', 'node:fs'),
  ...forbidden('sandbox/app.ts', '#src/ui/a.tsx', '#src/main.tsx', '#tests/support/a.ts', '../contract/query.ts'),
  ...allowed('scripts/start.ts', '#src/ui/theme/tokens.ts', '#sandbox/server.ts', '#contract/query.ts', './borders.ts'),
  ...forbidden('scripts/start.ts', '#src/app/a.tsx', '#tests/a.ts'),
  ...allowed('conform/run.ts', './ask.ts', '#conform/check.ts', '#contract/query.ts', '#src/resources/registry.ts'),
  ...forbidden('conform/run.ts', '#src/app/a.tsx', '#sandbox/app.ts', '#tests/a.ts'),
  ...forbidden('sandbox/app.ts', '#conform/run.ts'),
  ...allowed(
    'tests/e2e/a.spec.ts',
    '#conform/run.ts',
    '#tests/support/a.ts',
    '#src/app/a.tsx',
    '#sandbox/app.ts',
    '#contract/query.ts',
  ),
  ...forbidden('tests/e2e/a.spec.ts', '../support/a.ts'),
  ...forbidden('bench/list.ts', '#tests/support/a.ts'),

  ...floors.flatMap((floor, height) =>
    floor.flatMap((folder) => [
      ...allowed(`src/${folder}/a.ts`, '#contract/query.ts', `#src/${folder}/b/c.ts`, './b.ts', 'react-admin'),
      ...allowed(`src/${folder}/a.ts`, ...floors.slice(0, height).flat().map(fileOf)),
      ...forbidden(`src/${folder}/a.ts`, '#sandbox/app.ts', '#tests/a.ts', '../ui/a.tsx', ...above),
      ...forbidden(
        `src/${folder}/a.ts`,
        ...floors
          .slice(height)
          .flat()
          .filter((other) => other !== folder)
          .map(fileOf),
      ),
    ]),
  ),
  ...forbidden('src/meta/format/a.tsx', '#src/pages/yard/Yard.tsx', '#src/resources/shop/index.ts', '../useMeta.ts'),
  ...allowed('src/fields/card/a.tsx', '#src/record/a.tsx', '#src/resources/paths.ts', './b.ts'),
  ...forbidden('src/fields/card/a.tsx', '#src/resources/shop/index.ts', '#src/wizards/kit/a.tsx', '#src/app/a.tsx'),

  ...allowed('src/resources/paths.ts', '#contract/roles.ts', './defineResource.ts', '#src/meta/a.ts'),
  ...forbidden('src/resources/paths.ts', './shop/index.ts', '#src/resources/shop/index.ts', '#src/app/a.tsx'),
  ...allowed('src/resources/registry.ts', './shop/index.ts', '#src/resources/shop/index.ts', './paths.ts'),
  ...forbidden('src/resources/registry.ts', '#src/app/a.tsx', '#src/pages/yard/Yard.tsx'),

  ...allowed(
    'src/resources/shop/index.ts',
    './filters.ts',
    '#src/resources/shop/actions/a.ts',
    '#src/list/MetaList.tsx',
  ),
  ...allowed(
    'src/resources/shop/index.ts',
    '#src/resources/paths.ts',
    '#src/resources/defineResource.ts',
    '#src/ui/a.tsx',
  ),
  ...forbidden('src/resources/shop/index.ts', '#src/resources/yard/index.ts', '#src/resources/registry.ts'),
  ...forbidden(
    'src/resources/shop/index.ts',
    '#src/pages/yard/Yard.tsx',
    '#src/wizards/kit/Frame.tsx',
    '#src/app/a.tsx',
  ),
  ...forbidden('src/resources/shop/actions/a.ts', '../index.ts', '../../yard/index.ts', '#src/resources/yard/b.ts'),
  ...allowed('src/pages/yard/Yard.tsx', '#src/resources/paths.ts', '#src/settings/a.ts', './Fence.tsx'),
  ...forbidden('src/pages/yard/Yard.tsx', '#src/resources/shop/index.ts', '#src/pages/Blank.tsx', '#src/app/a.tsx'),
  ...forbidden('src/pages/Blank.tsx', './yard/Yard.tsx', '#src/pages/yard/Yard.tsx', '#src/resources/shop/index.ts'),
  ...allowed('src/pages/registry.ts', './yard/index.ts', '#src/resources/resource.ts'),
  ...forbidden('src/pages/registry.ts', '#src/wizards/yard/index.ts', '#src/resources/registry.ts', '#src/app/a.tsx'),
  ...allowed('src/wizards/registry.ts', './yard/index.ts', '#src/resources/resource.ts'),
  ...forbidden('src/wizards/registry.ts', '#src/pages/yard/index.ts', '#src/resources/shop/index.ts'),
  ...allowed('src/wizards/yard/a.tsx', '#src/wizards/kit/Frame.tsx', '#src/resources/paths.ts'),
  ...forbidden('src/wizards/yard/a.tsx', '#src/wizards/shop/a.tsx', '#src/resources/shop/index.ts'),
  ...allowed('src/wizards/kit/Frame.tsx', '#src/ui/a.tsx'),
  ...forbidden('src/wizards/kit/Frame.tsx', '#src/wizards/yard/a.tsx', '#src/app/a.tsx'),

  ...allowed('src/app/a.tsx', '#src/resources/registry.ts', '#src/pages/yard/Yard.tsx', '#src/wizards/yard/a.tsx'),
  ...forbidden('src/app/a.tsx', '#sandbox/app.ts', '#tests/a.ts', '../main.tsx'),
  ...allowed('src/main.tsx', '#src/app/a.tsx', './app/a.tsx'),
  ...forbidden('src/main.tsx', '#sandbox/app.ts', '#tests/a.ts'),
];
