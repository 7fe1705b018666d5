import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksOf, insertAfter, linesOf, readGuide } from './guide.ts';

const guide = blocksOf(readGuide());
const files = guide.filter(({ kind }) => kind === 'file');
const inserts = guide.filter(({ kind }) => kind === 'insert');
const catalogues = /^src\/i18n\/catalogue\/|^sandbox\/list\/columnNames\//;

const copied = ['contract', 'src', 'sandbox', 'scripts', 'tests', 'bench'];
const configs = [
  'package.json',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'tsconfig.sandbox.json',
  'drizzle.config.ts',
  'vite.config.ts',
];
/** Each runs a compiler or other tests to their end. */
const patience = { timeout: 300_000 };
let copy = '';

function run(command: string, ...options: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(join('node_modules', '.bin', command), options, {
    cwd: copy,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, VITEST_WORKERS: '1', SANDBOX_SEED: '200' },
  });
  return { status, output: `${stdout}${stderr}` };
}

function follow(): void {
  for (const { kind, path, after = '', code } of guide) {
    const target = join(copy, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, kind === 'file' ? code : insertAfter(readFileSync(target, 'utf8'), after, code));
  }
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'noun-'));
  for (const folder of copied) cpSync(folder, join(copy, folder), { recursive: true });
  for (const file of configs) cpSync(file, join(copy, file));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  follow();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('docs/adding-a-noun.md', () => {
  it('touches a room on each side, the contract, and one line of each registry', () => {
    const rooms = /^(src|sandbox)\/resources\/inventions\//;
    expect(files.filter(({ path }) => !rooms.test(path)).map(({ path }) => path)).toEqual([
      'contract/entities/invention.ts',
    ]);
    const others = [...new Set(inserts.map(({ path }) => path))].filter((path) => !catalogues.test(path));
    expect(others.filter((path) => !path.startsWith('contract/'))).toEqual([
      'src/resources/registry.ts',
      'sandbox/resources/registry.ts',
    ]);
    for (const registry of ['src/resources/registry.ts', 'sandbox/resources/registry.ts']) {
      const lines = inserts.filter(({ path }) => path === registry).map(({ code }) => code);
      // The import, and the entry.
      expect(lines.map(linesOf)).toEqual([1, 1]);
    }
  });

  it.each([
    ['src', 90],
    ['sandbox', 120],
  ])('needs few lines in %s: at most %i', (side, most) => {
    const lines = files.filter(({ path }) => path.startsWith(`${side}/`)).map(({ code }) => linesOf(code));
    const total = lines.reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(most);
  });

  it.each(['web', 'sandbox'])('has the types of the %s', patience, (side) => {
    expect(run('tsc', '-p', `tsconfig.${side}.json`, '--incremental', 'false')).toEqual({ status: 0, output: '' });
  });

  it('has a migration that the tool writes, lists, records and writes, and a screen for each', patience, () => {
    expect(run('drizzle-kit', 'generate')).toMatchObject({ status: 0 });
    const { status, output } = run('vitest', 'run', '--config', 'tests/guide/trial/vitest.config.ts');
    expect(output).not.toMatch(/No test files found/);
    expect({ status, output: status === 0 ? '' : output }).toEqual({ status: 0, output: '' });
  });
});
