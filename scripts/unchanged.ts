import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Runs a check, unless it passed before and nothing it could read has changed since: `unchanged.ts <name> <command>`.
 * CI always runs it. Remove `node_modules/.cache/unchanged` to have it run anyway.
 */
const [name = '', ...words] = process.argv.slice(2);
const command = words.join(' ');
const passedFile = path.join('node_modules', '.cache', 'unchanged', name);

/** Nothing of a check's own making, and nothing that only running tests or the product leave behind. */
const ignored = new Set(['node_modules', 'dist', '.data', '.git', 'test-results', 'playwright-report']);

/** Stands for all sources, configurations and installed packages, and for the Node that runs the check. */
function fingerprint(): string {
  const hash = createHash('sha256').update(`${process.version}\n${process.platform}\n${command}\n`);
  const files = globSync('**', { exclude: (file) => ignored.has(path.basename(file)) });
  for (const file of [...files.toSorted(), 'node_modules/.package-lock.json']) {
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) continue;
    hash.update(`\n${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function lastPassed(): string | undefined {
  try {
    return readFileSync(passedFile, 'utf8');
  } catch {
    return undefined;
  }
}

const now = fingerprint();
if (!process.env.CI && lastPassed() === now) {
  console.log(`${name}: nothing has changed since it passed.`);
} else {
  rmSync(passedFile, { force: true });
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true });
  process.exitCode = status ?? 1;
  if (status === 0) {
    mkdirSync(path.dirname(passedFile), { recursive: true });
    writeFileSync(passedFile, now);
  }
}
