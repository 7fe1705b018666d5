import { defineConfig, type OxlintOverride } from 'oxlint';
import { findRooms, forbiddenImports, zonesFor, type Zone } from './scripts/borders.ts';
import { findSandboxRooms, sandboxZones } from './scripts/sandboxBorders.ts';

const plugins: OxlintOverride['plugins'] = [
  'eslint',
  'typescript',
  'unicorn',
  'oxc',
  'import',
  'react',
  'jsx-a11y',
  'promise',
];

/** The border of one zone as a rule of the linter. */
function border(zone: Zone): OxlintOverride {
  const message = `"${zone.name}" may not import this: see scripts/borders.ts`;
  return {
    files: zone.files,
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group: forbiddenImports(zone), message }] }] },
  };
}

const networkNames = ['fetch', 'XMLHttpRequest', 'EventSource'];
const message = 'The network has one door: src/dataProvider/http/httpClient.ts';

const oneNetworkDoor: OxlintOverride = {
  files: ['src/**'],
  excludeFiles: ['src/dataProvider/http/httpClient*.ts'],
  rules: {
    'no-restricted-globals': ['error', ...networkNames.map((name) => ({ name, message }))],
    'no-restricted-properties': [
      'error',
      ...['window', 'globalThis', 'self'].flatMap((object) =>
        networkNames.map((property) => ({ object, property, message })),
      ),
      { object: 'navigator', property: 'sendBeacon', message },
    ],
  },
};

export default defineConfig({
  plugins,
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['node_modules', 'dist', '.data', 'test-results', 'playwright-report', 'sandbox/db/migrations'],
  env: { es2024: true },
  rules: {
    eqeqeq: 'error',
    'no-console': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    // Leaving a field out of a row is done by naming it beside the rest.
    'no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
    // Names the build replaces.
    'no-underscore-dangle': ['error', { allow: ['__APP_VERSION__'] }],
    // A warning to divide the file; at 350 lines tests/guard/source.test.ts fails.
    'max-lines': ['warn', { max: 250 }],
    // An inner function may use a name again for the same thing.
    'no-shadow': 'off',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-duplicates': 'error',
    'import/no-self-import': 'error',
    // Style sheets and fonts are imported for their effect.
    'import/no-unassigned-import': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-floating-promises': 'error',
    // An event handler of React may be an async function.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/await-thenable': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    // Data from outside is narrowed by checks that end in an assertion; reviews judge those few places.
    'typescript/no-unsafe-type-assertion': 'off',
    // The compiler's noImplicitReturns says the same and knows exhaustive switches.
    'typescript/consistent-return': 'off',
    // Objects here are closures, which know no `this`.
    'typescript/unbound-method': 'off',
    // Digits are spread into characters.
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    // Calls mappings over a list of names an empty object type.
    'typescript/no-generated-empty-object-type': 'off',
    'unicorn/no-array-for-each': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'promise/always-return': 'off',
    // A live region is a role with or without the form element that has it too.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // The search field of an opened picker takes the focus; elements of a page do not.
    'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/no-danger': 'error',
    'react/no-unstable-nested-components': 'error',
  },
  overrides: [
    ...zonesFor(findRooms(import.meta.dirname)).map(border),
    ...sandboxZones(findSandboxRooms(import.meta.dirname)).map(border),
    oneNetworkDoor,
    // Tests describe in one function what a screen or a call does.
    {
      files: ['{conform,contract,src,sandbox,scripts}/**'],
      rules: { 'max-lines-per-function': ['error', { max: 80 }] },
    },
    // What a person reads in a terminal is written by the start, the scripts and the tests.
    {
      files: ['sandbox/server.ts', 'scripts/**', 'tests/**', 'bench/**', 'conform/main.ts'],
      rules: { 'no-console': 'off' },
    },
    // Tools ask for a default export, and so do the modules of the icons.
    {
      files: ['*.config.ts', 'tests/support/globalSetup.ts', 'src/ui/icons/{createSvgIcon.tsx,svgIcon.d.ts}'],
      rules: { 'import/no-default-export': 'off' },
    },
    // The length of texts and seeds says nothing about their difficulty.
    {
      files: [
        'contract/messages/**',
        'contract/endpoints.ts',
        'src/i18n/catalogue/**',
        'src/app/palette/sentence/words.*.ts',
        'sandbox/core/dictionaries/{he,en}.ts',
        'sandbox/db/seed/**',
        'sandbox/seed/**',
      ],
      rules: { 'max-lines': 'off' },
    },
    {
      files: ['tests/**'],
      plugins: [...plugins, 'vitest'],
      rules: {
        'vitest/no-focused-tests': 'error',
        'vitest/no-disabled-tests': 'error',
      },
    },
  ],
});
