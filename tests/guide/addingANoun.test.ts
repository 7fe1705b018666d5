import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksOf, insertAfter, linesOf, readGuide } from './guide.ts';

const guide = blocksOf(readGuide());
const files = guide.filter(({ kind }) => kind === 'file');
const inserts = guide.filter(({ kind }) => kind === 'insert');
const touched = [...new Set(guide.map(({ path }) => path))];
const registries = ['src/resources/registry.ts', 'src/wizards/registry.ts', 'sandbox/resources/registry.ts'];
/** Words alone, as the catalogues are. */
const texts = /^sandbox\/resources\/\w+\/texts\.ts$/;

const folders = ['conform', 'contract', 'src', 'sandbox', 'scripts', 'tests', 'bench', 'docs'];
/** Each runs a compiler or other tests to their end. */
const patience = { timeout: 600_000 };
let copy = '';

/** Runs a tool in the copy. @returns what it says where it fails, else nothing */
function faultsOf(tool: string, ...options: string[]): Promise<string> {
  const child = spawn(join('node_modules', '.bin', tool), options, {
    cwd: copy,
    shell: process.platform === 'win32',
    env: { ...process.env, VITEST_WORKERS: '1', SANDBOX_SEED: '200' },
  });
  let said = '';
  const listen = (text: Buffer) => {
    said += text.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (status) => done(status === 0 ? '' : `${tool} ends with ${status}\n${said}`));
  });
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
  for (const folder of folders) cpSync(folder, join(copy, folder), { recursive: true });
  for (const entry of readdirSync('.', { withFileTypes: true })) {
    if (entry.isFile()) cpSync(entry.name, join(copy, entry.name));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  follow();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('docs/adding-a-noun.md', () => {
  it('touches rooms of its own, the contract, words, three tables of tests, and one line of each registry', () => {
    const rooms = /^(src\/wizards\/invention|(src|sandbox)\/resources\/inventions)\//;
    expect(files.filter(({ path }) => !rooms.test(path)).map(({ path }) => path)).toEqual([
      'contract/entities/invention.ts',
    ]);
    const others = touched.filter((path) => !rooms.test(path) && !/^(contract|src\/i18n\/catalogue)\//.test(path));
    expect(others.toSorted()).toEqual(
      [
        ...registries,
        'tests/sandbox/list/filterCases.ts',
        'tests/sandbox/list/meta.test.ts',
        'tests/support/creations.ts',
      ].toSorted(),
    );
    for (const registry of registries) {
      const lines = inserts.filter(({ path }) => path === registry).map(({ code }) => code);
      // The import, and the entry.
      expect(lines.map(linesOf)).toEqual([1, 1]);
    }
  });

  it.each([
    ['src/resources', 90],
    ['src/wizards', 140],
    ['sandbox', 120],
  ])('needs few lines in %s: at most %i', (side, most) => {
    const code = files.filter(({ path }) => path.startsWith(`${side}/`) && !texts.test(path));
    const total = code.reduce((sum, file) => sum + linesOf(file.code), 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(most);
  });

  it('is written as the house writes', patience, async () => {
    expect(await faultsOf('prettier', '--check', ...touched)).toBe('');
  });

  it.each(['web', 'sandbox', 'tests'])('has the types of the %s', patience, async (side) => {
    expect(await faultsOf('tsc', '-p', `tsconfig.${side}.json`, '--incremental', 'false')).toBe('');
  });

  it('breaks no rule of the linter and no border', patience, async () => {
    expect(await faultsOf('oxlint', '--type-aware', '--quiet')).toBe('');
  });

  it('leaves nothing unused', patience, async () => {
    expect(await faultsOf('knip')).toBe('');
  });

  it(
    'has a migration that the tool writes, lists, records, writes and a wizard, and a screen for each',
    patience,
    async () => {
      expect(await faultsOf('drizzle-kit', 'generate')).toBe('');
      expect(await faultsOf('vitest', 'run', '--config', 'tests/guide/trial/vitest.config.ts')).toBe('');
    },
  );

  it('passes the guards', patience, async () => {
    expect(await faultsOf('vitest', 'run', '--project', 'rules', 'tests/guard')).toBe('');
  });

  it('passes the tests that go over lists and calls', patience, async () => {
    const tests = ['tests/sandbox/list', 'tests/sandbox/client/lists', 'tests/sandbox/domain/once/once', 'tests/lists'];
    expect(
      await faultsOf('vitest', 'run', '--project', 'node', '--project', 'lists', '-t', 'inventions', ...tests),
    ).toBe('');
  });
});
