import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const script = path.resolve('scripts/unchanged.ts');
let project = '';
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'unchanged-'));
  mkdirSync(path.join(project, 'src'));
  write('src/a.ts', 'a');
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(path.join(project, file), text);

/** Runs a check that fails as long as src/a.ts says so, and counts how often it ran. */
function check({ CI = '', name = 'lint' } = {}) {
  const command = `node -e "const { appendFileSync, readFileSync } = require('node:fs'); appendFileSync('../${path.basename(project)}.ran', 'x'); process.exit(readFileSync('src/a.ts', 'utf8') === 'wrong' ? 3 : 0)"`;
  const { status } = spawnSync(process.execPath, [script, name, command], {
    cwd: project,
    env: { ...process.env, CI },
  });
  return status;
}

/** How often the check has run so far. */
function ran(): number {
  try {
    return readFileSync(`${project}.ran`, 'utf8').length;
  } catch {
    return 0;
  }
}
afterEach(() => rmSync(`${project}.ran`, { force: true }));

it('skips a check that passed until a file is changed, comes or goes', () => {
  expect([check(), check(), ran()]).toEqual([0, 0, 1]);
  write('src/a.ts', 'b');
  expect([check(), check(), ran()]).toEqual([0, 0, 2]);
  write('src/b.ts', 'a');
  expect([check(), check(), ran()]).toEqual([0, 0, 3]);
  rmSync(path.join(project, 'src/b.ts'));
  expect([check(), ran()]).toEqual([0, 4]);
});

it('never skips one that failed, and passes its code on', () => {
  expect(check()).toBe(0);
  write('src/a.ts', 'wrong');
  expect([check(), check(), ran()]).toEqual([3, 3, 3]);
  // As it was when it passed, but it has failed since.
  write('src/a.ts', 'a');
  expect([check(), ran()]).toEqual([0, 4]);
});

it('tells checks apart, minds the installed packages, and always runs in CI', () => {
  expect([check(), check({ name: 'types' }), ran()]).toEqual([0, 0, 2]);
  write('node_modules/.package-lock.json', '{}');
  expect([check(), check(), ran()]).toEqual([0, 0, 3]);
  expect([check({ CI: 'true' }), check({ CI: 'true' }), ran()]).toEqual([0, 0, 5]);
});
