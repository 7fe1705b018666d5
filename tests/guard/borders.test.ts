import { matchesGlob } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findRooms, zonesFor } from '#scripts/borders.ts';
import { findSandboxRooms, sandboxZones } from '#scripts/sandboxBorders.ts';
import { lint, type Finding } from '#tests/support/linter.ts';
import { borderCases as outerCases } from './borderCases.ts';
import { sandboxBorderCases } from './sandboxBorderCases.ts';
import { readSources, root } from './sources.ts';

const borderCases = [...outerCases, ...sandboxBorderCases];
/** One file per importing path, one import per line: line n imports the n-th specifier. */
const byFile = Map.groupBy(borderCases, ({ from }) => from);
const importLine = (to: string, index: number) => `import { a as a${index} } from '${to}';\n`;
const fixtures = Object.fromEntries(
  [...byFile].map(([from, cases]) => [from, cases.map(({ to }, i) => importLine(to, i)).join('')]),
);
/** Rooms become known to the configuration as folders. */
const rooms = ['resources/shop', 'resources/yard', 'pages/yard', 'wizards/yard', 'wizards/shop', 'wizards/kit'];
const roomFiles = Object.fromEntries(rooms.map((room) => [`src/${room}/room.ts`, 'export const room = true;\n']));

const sandboxRooms = ['shop', 'yard'];
const sandboxRoomFiles = Object.fromEntries(
  sandboxRooms.map((room) => [`sandbox/resources/${room}/room.ts`, 'export const room = true;\n']),
);

const network = {
  'src/ui/network.ts': `export const calls = [
  () => fetch('/a'),
  () => new XMLHttpRequest(),
  () => navigator.sendBeacon('/a'),
  () => window.fetch('/a'),
  () => globalThis.fetch('/a'),
];
`,
  'src/dataProvider/http/httpClient.ts': "export const call = () => fetch('/a');\n",
};
const language = {
  'src/ui/language.ts': `export default function a(b: any) {
  console.log(b);
}
`,
  'src/ui/promise.ts': `export function forget() {
  Promise.resolve(1);
}
`,
  'src/ui/cycleA.ts': "import { b } from './cycleB.ts';\nexport const a = () => b;\n",
  'src/ui/cycleB.ts': "import { a } from '#src/ui/cycleA.ts';\nexport const b = () => a;\n",
  'src/ui/lazy.ts': "export const lazy = () => import('#src/app/Shell.tsx');\n",
  'src/ui/again.ts': "export { Shell } from '#src/app/Shell.tsx';\n",
};

let findings: Finding[] = [];
beforeAll(() => {
  findings = lint({ ...fixtures, ...roomFiles, ...sandboxRoomFiles, ...network, ...language });
});

const at = (file: string, rule: string) =>
  findings
    .filter((finding) => finding.file === file && finding.rule.includes(rule) && finding.severity === 'error')
    .map(({ line }) => line);

describe('import borders', () => {
  it.each(borderCases)('$from → $to: allowed $allowed', ({ from, to, allowed }) => {
    const line = (byFile.get(from) ?? []).findIndex((one) => one.to === to) + 1;
    expect(at(from, 'no-restricted-imports').includes(line)).toBe(!allowed);
  });

  it('hold for lazy imports and re-exports', () => {
    expect(at('src/ui/lazy.ts', 'no-restricted-imports')).toEqual([1]);
    expect(at('src/ui/again.ts', 'no-restricted-imports')).toEqual([1]);
  });

  it('leave no way round in a circle', () => {
    expect([...at('src/ui/cycleA.ts', 'no-cycle'), ...at('src/ui/cycleB.ts', 'no-cycle')]).not.toEqual([]);
  });

  it('enclose every source file', () => {
    const zones = [...zonesFor(findRooms(root)), ...sandboxZones(findSandboxRooms(root))];
    const homeless = readSources('{conform,contract,src,sandbox,scripts,tests,bench}/**').filter(
      ({ path }) => !zones.some(({ files }) => files.some((glob) => matchesGlob(path, glob))),
    );
    expect(homeless.map(({ path }) => path)).toEqual([]);
  });
});

describe('the linter', () => {
  it('forbids the network outside the HTTP client', () => {
    expect(at('src/ui/network.ts', 'no-restricted')).toEqual([2, 3, 4, 5, 6]);
    expect(at('src/dataProvider/http/httpClient.ts', 'no-restricted')).toEqual([]);
  });

  it('forbids any, console and default exports', () => {
    expect(at('src/ui/language.ts', 'no-explicit-any')).toEqual([1]);
    expect(at('src/ui/language.ts', 'no-default-export')).toEqual([1]);
    expect(at('src/ui/language.ts', 'no-console')).toEqual([2]);
  });

  it('knows types: a promise nobody waits for is an error', () => {
    expect(at('src/ui/promise.ts', 'no-floating-promises')).toEqual([2]);
  });
});
