import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeDump } from './databaseDump.ts';

const root = join(import.meta.dirname, '..', '..');
const directory = join(root, 'node_modules', '.cache', 'back-office');
/** Everything a dump is made from. */
const sources = [
  'contract/**/*',
  'sandbox/**/*',
  'tests/support/databaseDump.ts',
  'tests/support/cheapPasswords.ts',
  'package-lock.json',
];

function fingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of globSync(sources, { cwd: root }).toSorted()) {
    if (/\.\w+$/.test(path)) hash.update(path).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** A younger one may still be read by another run. */
function removeWhenOld(path: string): void {
  if (statSync(path).mtimeMs < Date.now() - 60 * 60 * 1000) rmSync(path, { force: true });
}

/** The dump of the seeded database; made anew when what it is made from has changed. @returns its path. */
export async function keptDump(): Promise<string> {
  const name = `database-${fingerprint()}.tar`;
  const path = join(directory, name);
  if (existsSync(path)) return path;
  mkdirSync(directory, { recursive: true });
  for (const old of readdirSync(directory)) removeWhenOld(join(directory, old));
  const unfinished = `${path}.${process.pid}`;
  await writeDump(unfinished);
  renameSync(unfinished, path);
  return path;
}
